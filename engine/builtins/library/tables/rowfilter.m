% SPDX-License-Identifier: Apache-2.0
function f = rowfilter(variables)
% A subscript of the rows that meet constraints on variables: rowfilter(names) or rowfilter(T), then f.Name > 3, f.Name == "x", joined by &, | and ~;
% T(f.Name > 3 & f.Other ~= 0, :) are those rows of a table.
% Example: T = table([1; 5; 7], 'VariableNames', {'x'}); f = rowfilter(T); T(f.x > 3, :)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if istabular(variables)
    variables = objectState(variables).names;
elseif ~(ischar(variables) || isstring(variables) || iscellstr(variables))
    error('MATLAB:rowfilter:InvalidInput', 'The variables must be names or a table.');
end
f = makeFilter(reshape(cellstr(variables), 1, []), '', '', []);
end
