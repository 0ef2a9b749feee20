% SPDX-License-Identifier: Apache-2.0
function t = templateNaiveBayes(varargin)
% A learner for fitcecoc, fitcensemble and the like that is Bayes's rule with independent predictors by these options, which are those of fitcnb.
% Example: t = templateNaiveBayes(); m = t.Method
t = learnerTemplate('NaiveBayes', @fitcnb, varargin);
end
