% SPDX-License-Identifier: Apache-2.0
function B = endRows(A, i)
% Those rows of a table or an array.
if istabular(A), B = tablePart(A, reshape(i, [], 1), ':'); else, B = rowsOf(A, i); end
end
