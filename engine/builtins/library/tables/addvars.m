% SPDX-License-Identifier: Apache-2.0
function T = addvars(T, varargin)
% T with variables more: addvars(T, v1, v2, …), 'Before' or 'After' a variable, 'NewVariableNames'.
% Example: addvars(table([1; 2]), [3; 4], 'NewVariableNames', 'b')
mustBeTable('addvars', T);
s = objectState(T);
known = {'Before', 'After', 'NewVariableNames'};
first = find(cellfun(@(a) (ischar(a) || isstring(a)) && isscalar(string(a)) && any(strcmpi(a, known)), varargin), 1);
if isempty(first), first = nargin; end
vars = varargin(1:first - 1);
n = numel(s.names);
names = cell(1, numel(vars));
for k = 1:numel(vars)
    names{k} = inputname(k + 1);
    if isempty(names{k}), names{k} = sprintf('Var%d', n + k); end
    if size(vars{k}, 1) ~= s.rows
        error('MATLAB:table:addmovevars:SizeMismatch', 'All new variables must have the same number of rows as the table.');
    end
end
at = n;
for k = first:2:numel(varargin) - 1
    value = varargin{k + 1};
    switch validatestring(varargin{k}, known, 'addvars')
        case 'Before', at = tableVariables(s, value) - 1;
        case 'After', at = tableVariables(s, value);
        case 'NewVariableNames'
            names = reshape(cellstr(value), 1, []);
            if numel(names) ~= numel(vars)
                error('MATLAB:table:addmovevars:IncorrectNumberOfVarNames', 'The NewVariableNames parameter must contain one name for each new variable.');
            end
    end
end
if first == nargin || ~any(strcmpi(cellfun(@textOr, varargin(first:2:end), 'UniformOutput', false), 'NewVariableNames'))
    all = matlab.lang.makeUniqueStrings([s.names names], n + 1:n + numel(names));
    names = all(n + 1:end);
end
s = withVariables(s, names, vars);
T = makeTable(chosenVariables(s, [1:at, n + 1:n + numel(vars), at + 1:n]), T);
end

function t = textOr(a)
t = '';
if ischar(a) || isstring(a), t = char(a); end
end
