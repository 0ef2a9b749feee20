% SPDX-License-Identifier: Apache-2.0
function n = columnNumber(letters)
% The number of a column of a sheet by its letters: 28 for AB.
n = 0;
for c = upper(letters), n = 26*n + (c - 'A' + 1); end
end
