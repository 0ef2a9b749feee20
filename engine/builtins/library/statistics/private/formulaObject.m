% SPDX-License-Identifier: Apache-2.0
function f = formulaObject(m, link)
% The formula of a model of what tableModel makes: shown and as text what it says, with what it is made of.
left = m.response;
if nargin < 2, link = 'identity'; end
if ~ischar(link), link = 'link'; end
if ~strcmp(link, 'identity'), left = sprintf('%s(%s)', link, left); end
right = modelText(m.over, m.predictors, true);
names = coefficientNames(m.over, m.predictors);
f = makeObject('classreg.regr.LinearFormula', struct('ResponseName', m.response, 'Link', link, 'LinearPredictor', right, 'PredictorNames', {m.predictors'}, 'TermNames', {names'}, 'Terms', m.over, ...
    'HasIntercept', m.intercept, 'NTerms', size(m.over, 1), 'NPredictors', numel(m.predictors)), struct('text', [left ' ~ ' right]), ...
    struct('display', @showFormula, 'disp', @(f) fprintf('%s\n', char(f)), 'char', @(f) objectState(f).text, 'string', @(f) string(objectState(f).text), 'isempty', @(f) false));
end

function showFormula(f, name)
if nargin > 1, fprintf('%s = \n\n', name); end
fprintf('%s\n\n', objectState(f).text);
end
