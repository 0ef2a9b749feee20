% SPDX-License-Identifier: Apache-2.0
function t = templateKNN(varargin)
% A learner for fitcecoc, fitcensemble and the like that is nearest neighbours by these options, which are those of fitcknn.
% Example: t = templateKNN(); m = t.Method
t = learnerTemplate('KNN', @fitcknn, varargin);
end
