% SPDX-License-Identifier: Apache-2.0
function [j, fresh] = tableVariables(s, v, grow)
% Numbers of the variables that a subscript means: numbers, logicals, ':', names, vartype. With grow, names of new variables get the next numbers.
fresh = {};
n = numel(s.names);
if (ischar(v) || isstring(v)) && isequal(char(v), ':') && isscalar(string(v))
    j = 1:n;
elseif islogical(v)
    j = reshape(find(v), 1, []);
elseif isnumeric(v)
    j = reshape(double(v), 1, []);
    if any(j ~= fix(j) | j < 1)
        error('MATLAB:badsubscript', 'Array indices must be positive integers or logical values.');
    end
    if nargin > 2, fresh = arrayfun(@(k) sprintf('Var%d', k), sort(j(j > n)), 'UniformOutput', false); end
elseif ischar(v) || isstring(v) || iscellstr(v)
    names = cellstr(v);
    [known, j] = ismember(reshape(names, 1, []), s.names);
    if ~all(known)
        if nargin < 3
            error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''.', names{find(~known, 1)});
        end
        fresh = names(~known);
        j(~known) = n + (1:numel(fresh));
    end
elseif isa(v, 'function_handle')
    j = find(cellfun(v, s.vars));
elseif isa(v, 'vartype')
    j = find(cellfun(@(x) ofType(x, v.Type), s.vars));
else
    error('MATLAB:table:InvalidVarSubscript', 'A table variable subscript must be a numeric array containing real positive integers, a logical array, a character vector, a string array, or a cell array of character vectors.');
end
if nargin < 3 && any(j > n)
    error('MATLAB:table:VarIndexOutOfRange', 'Variable index exceeds table dimensions.');
end
end

function tf = ofType(x, type)
switch type
    case 'numeric', tf = isnumeric(x);
    case 'float', tf = isfloat(x);
    case 'cellstr', tf = iscellstr(x);
    otherwise, tf = isa(x, type);
end
end
