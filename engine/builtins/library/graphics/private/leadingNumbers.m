% SPDX-License-Identifier: Apache-2.0
function n = leadingNumbers(rest)
% How many of the first arguments are arrays of numbers.
n = 0;
while n < numel(rest) && (isnumeric(rest{n+1}) || islogical(rest{n+1})), n = n + 1; end
end
