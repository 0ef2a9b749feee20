% SPDX-License-Identifier: Apache-2.0
function f = formulaObject(m)
% The formula of a model of what tableModel makes: shown and as text what it says, with what it is made of.
right = modelText(m.over, m.predictors, true);
names = coefficientNames(m.over, m.predictors);
f = makeObject('classreg.regr.LinearFormula', struct('ResponseName', m.response, 'LinearPredictor', right, 'PredictorNames', {m.predictors'}, 'TermNames', {names'}, 'Terms', m.over, ...
    'HasIntercept', m.intercept, 'NTerms', size(m.over, 1), 'NPredictors', numel(m.predictors)), struct('text', [m.response ' ~ ' right]), ...
    struct('display', @showFormula, 'disp', @(f) fprintf('%s\n', char(f)), 'char', @(f) objectState(f).text, 'string', @(f) string(objectState(f).text), 'isempty', @(f) false));
end

function showFormula(f, name)
if nargin > 1, fprintf('%s = \n\n', name); end
fprintf('%s\n\n', objectState(f).text);
end
