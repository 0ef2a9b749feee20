% SPDX-License-Identifier: Apache-2.0
function T = repeatTable(T, varargin)
% The rows of a table several times.
n = [varargin{:}];
if isscalar(n), n = [n n]; end
if n(2) ~= 1, error('MATLAB:table:DuplicateVarNames', 'Variables of a table cannot be repeated: their names must be unique.'); end
s = objectState(T);
s.vars = cellfun(@(v) rowsOf(v, repmat((1:s.rows)', n(1), 1)), s.vars, 'UniformOutput', false);
s.rows = s.rows*n(1);
s.rowNames = {};
if s.timed, s.times = repmat(s.times, n(1), 1); end
T = makeTable(s, T);
end
