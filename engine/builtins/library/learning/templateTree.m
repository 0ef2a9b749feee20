% SPDX-License-Identifier: Apache-2.0
function t = templateTree(varargin)
% A learner for fitcecoc, fitcensemble and the like that is a decision tree by these options, which are those of fitctree.
% Example: t = templateTree(); m = t.Method
t = learnerTemplate('Tree', @fitctree, varargin);
end
