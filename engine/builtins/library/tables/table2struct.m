% SPDX-License-Identifier: Apache-2.0
function S = table2struct(T, varargin)
% The rows of a table as a struct array; 'ToScalar', true: its variables as the fields of one struct.
% Example: s = table2struct(table([1; 2], {'a'; 'b'})); s(2)
mustBeTable('table2struct', T);
s = objectState(T);
names = matlab.lang.makeUniqueStrings(matlab.lang.makeValidName(s.names));
if numel(varargin) > 1 && strcmpi(varargin{1}, 'ToScalar') && varargin{2}
    S = struct();
    for k = 1:numel(names), S.(names{k}) = s.vars{k}; end
    return
end
C = table2cell(T);
if isempty(names), S = repmat(struct(), s.rows, 1); else, S = reshape(cell2struct(C, names, 2), [], 1); end
end
