% SPDX-License-Identifier: Apache-2.0
function letters = columnLetters(n)
% The letters of a column of a sheet by its number: AB for 28.
letters = '';
while n > 0
    letters = [char('A' + mod(n - 1, 26)), letters];
    n = floor((n - 1)/26);
end
end
