% SPDX-License-Identifier: Apache-2.0
function T = normalTable(T, varargin)
% normalize of the numeric variables of a table; DataVariables; 'ReplaceValues', false puts what comes behind the variables.
s = objectState(T);
j = find(cellfun(@isfloat, s.vars));
for k = 1:numel(varargin) - 1
    if (ischar(varargin{k}) || isstring(varargin{k})) && strcmpi(varargin{k}, 'DataVariables'), j = tableVariables(s, varargin{k + 1}); varargin(k:k + 1) = []; break, end
end
[replace, varargin] = replaceOption(varargin);
for k = j
    if ~replace, s = withVariables(s, {[s.names{k} '_normalized']}, {normalize(s.vars{k}, varargin{:})}); continue, end
    s.vars{k} = normalize(s.vars{k}, varargin{:});
end
T = makeTable(s, T);
end
