% SPDX-License-Identifier: Apache-2.0
function map = grayMap(who, modulation, M)
% The Gray code of each symbol: of its number, of quadrature amplitude modulation of its column and of its row.
M = checkedAlphabet(who, M, true);
modulation = validatestring(modulation, {'psk', 'dpsk', 'pam', 'fsk', 'qam'}, who);
x = (0:M - 1)';
if strcmp(modulation, 'qam')
    rows = 2^floor(log2(M)/2);
    [column, row] = deal(floor(x/rows), mod(x, rows));
    map = rows*bitxor(column, floor(column/2)) + bitxor(row, floor(row/2));
else
    map = bitxor(x, floor(x/2));
end
end
