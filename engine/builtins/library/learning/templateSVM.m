% SPDX-License-Identifier: Apache-2.0
function t = templateSVM(varargin)
% A learner for fitcecoc, fitcensemble and the like that is a support vector machine by these options, which are those of fitcsvm.
% Example: t = templateSVM(); m = t.Method
t = learnerTemplate('SVM', @fitcsvm, varargin);
end
