% SPDX-License-Identifier: Apache-2.0
function [T, o, rest] = stepwiseArguments(who, X, args)
% A table, the options of steps, and the other options, of stepwiselm and stepwiseglm.
tabular = istabular(X);
if ~tabular
    y = args{1};
    args(1) = [];
end
start = 'constant';
if mod(numel(args), 2) == 1
    start = char(args{1});
    args(1) = [];
end
o = struct('Lower', 'constant', 'Upper', 'interactions', 'Criterion', '', 'PEnter', [], 'PRemove', [], 'NSteps', Inf, 'Verbose', 1, 'VarNames', {{}}, 'PredictorVars', [], ...
    'ResponseVar', '', 'CategoricalVars', [], 'Intercept', true);
own = {'Lower', 'Upper', 'Criterion', 'PEnter', 'PRemove', 'NSteps', 'Verbose'};
rest = {};
for k = 1:2:numel(args)
    at = find(strcmpi(fieldnames(o), char(args{k})), 1);
    names = fieldnames(o);
    if ~isempty(at), o.(names{at}) = args{k + 1}; end
    if isempty(at) || ~any(strcmp(own, names{at})), rest = [rest, args(k:k + 1)]; end
end
if tabular
    T = X;
else
    if isvector(X) && numel(X) == numel(y), X = X(:); end
    if size(X, 1) ~= numel(y)
        error('stats:classreg:regr:FitObject:PredictorResponseMismatch', 'The predictor matrix X and the response vector y must have the same number of rows.');
    end
    names = compose('x%d', 1:size(X, 2));
    response = 'y';
    if ~isempty(o.VarNames), names = reshape(cellstr(o.VarNames(1:end - 1)), 1, []); response = char(o.VarNames{end}); end
    if ~isempty(o.ResponseVar) && ~isnumeric(o.ResponseVar), response = char(o.ResponseVar); end
    T = [array2table(double(X), 'VariableNames', names), table(double(y(:)), 'VariableNames', {response})];
    drop = strcmpi(rest(1:2:end), 'VarNames');
    rest(repelem(drop, 2)) = [];
end
o.start = start;
o.who = who;
end
