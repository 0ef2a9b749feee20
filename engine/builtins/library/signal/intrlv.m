% SPDX-License-Identifier: Apache-2.0
function y = intrlv(x, order)
% The elements of x (rows of a matrix) in another order.
% Example: y = intrlv([10 20 30 40], [2 4 1 3])
if isrow(x), y = x(order); else, y = x(order, :); end
end
