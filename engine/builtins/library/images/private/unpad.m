% SPDX-License-Identifier: Apache-2.0
function x = unpad(x, dims)
% The array without its border of one element in each of its dimensions.
at = cell(1, dims);
for d = 1:dims
    at{d} = 2:size(x, d) - 1;
end
x = x(at{:});
end
