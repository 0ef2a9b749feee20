% SPDX-License-Identifier: Apache-2.0
function v = rowsOf(v, i)
% Rows of a table's variable.
d = size(v);
if numel(d) < 3
    v = v(i, :);
else
    v = reshape(v, d(1), []);
    v = v(i, :);
    v = reshape(v, [size(v, 1) d(2:end)]);
end
end
