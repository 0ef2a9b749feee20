% SPDX-License-Identifier: Apache-2.0
function t = fittypeObject(m, options)
% A model as the object of class fittype.
if isempty(options), options = optionsOf(m); end
t = makeObject('fittype', struct(), struct('model', m, 'options', options), struct('call', @valueOf, 'feval', @valueOf, 'coeffnames', @(t) objectState(t).model.coefs', ...
    'argnames', @(t) argumentsOf(t)', 'indepnames', @(t) objectState(t).model.indep', 'dependnames', @(t) {objectState(t).model.dep}, ...
    'probnames', @(t) objectState(t).model.problem', 'numcoeffs', @(t) numel(objectState(t).model.coefs), 'numargs', @(t) numel(argumentsOf(t)), ...
    'formula', @(t) objectState(t).model.formula, 'type', @(t) objectState(t).model.name, 'category', @(t) objectState(t).model.category, ...
    'islinear', @(t) strcmp(objectState(t).model.kind, 'linear'), 'fitoptions', @(t, varargin) fitoptions(objectState(t).options, varargin{:}), ...
    'setoptions', @(t, o) fittypeObject(objectState(t).model, o), 'isempty', @(t) false, 'display', @shown, 'disp', @(t) shown(t, '')));
end

function names = argumentsOf(t)
m = objectState(t).model;
names = [m.coefs, m.problem, m.indep];
end

function y = valueOf(t, varargin)
m = objectState(t).model;
n = numel(m.coefs);
if numel(varargin) ~= n + numel(m.problem) + numel(m.indep)
    error('curvefit:fittype:feval:invalidNumArgs', 'Function ''feval'' must have %d inputs.', 1 + n + numel(m.problem) + numel(m.indep));
elseif isempty(m.value)
    error('curvefit:fittype:feval:cannotEvaluate', 'The model has values after a fit only.');
end
[X, shape] = variablesOf(m, varargin(n + numel(m.problem) + 1:end));
y = reshape(m.value(cellfun(@double, varargin(1:n)), varargin(n + 1:n + numel(m.problem)), X), shape);
end

function shown(t, name)
m = objectState(t).model;
if isempty(name), name = 'ans'; else, fprintf('%s = \n\n', name); end
fprintf('     %s:\n', m.title);
if isempty(m.value)
    fprintf('       %s(p,%s) = piecewise polynomial computed from p\n', name, strjoin(m.indep, ','));
else
    fprintf('     %s(%s) = %s\n', name, strjoin([m.coefs, m.problem, m.indep], ','), m.formula);
end
fprintf('\n');
end
