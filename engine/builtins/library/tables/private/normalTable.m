% SPDX-License-Identifier: Apache-2.0
function T = normalTable(T, varargin)
% normalize of the numeric variables of a table; DataVariables.
s = objectState(T);
j = find(cellfun(@isfloat, s.vars));
for k = 1:numel(varargin) - 1
    if (ischar(varargin{k}) || isstring(varargin{k})) && strcmpi(varargin{k}, 'DataVariables'), j = tableVariables(s, varargin{k + 1}); varargin(k:k + 1) = []; break, end
end
for k = j, s.vars{k} = normalize(s.vars{k}, varargin{:}); end
T = makeTable(s, T);
end
