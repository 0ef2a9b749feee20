% SPDX-License-Identifier: Apache-2.0
function T = rmprop(T, names)
% A table without properties that addprop gave it.
% Example: T = rmprop(addprop(table(1), 'Source', 'table'), 'Source')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('rmprop', T);
s = objectState(T);
s.custom = rmfield(s.custom, cellstr(names));
T = makeTable(s, T);
end
