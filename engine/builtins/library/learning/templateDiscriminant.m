% SPDX-License-Identifier: Apache-2.0
function t = templateDiscriminant(varargin)
% A learner for fitcecoc, fitcensemble and the like that is discriminant analysis by these options, which are those of fitcdiscr.
% Example: t = templateDiscriminant(); m = t.Method
t = learnerTemplate('Discriminant', @fitcdiscr, varargin);
end
