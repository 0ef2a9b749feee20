% SPDX-License-Identifier: Apache-2.0
function [fit, args, method] = learnerOf(who, learner)
% The function and the options of a learner, given as a template, a name or, of machines, as a cell of options.
names = {'svm', 'tree', 'knn', 'naivebayes', 'discriminant'};
fits = {@fitcsvm, @fitctree, @fitcknn, @fitcnb, @fitcdiscr};
args = {};
if isa(learner, 'classreg.learning.FitTemplate')
    s = objectState(learner);
    [fit, args, method] = deal(s.fit, s.args, lower(learner.Method));
elseif ischar(learner) || isstring(learner)
    method = validatestring(learner, names, who, 'Learners');
    fit = fits{strcmp(names, method)};
else
    method = 'svm';
    fit = @fitcsvm;
    if iscell(learner), args = learner; end
end
end
