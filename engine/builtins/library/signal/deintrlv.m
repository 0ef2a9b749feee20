% SPDX-License-Identifier: Apache-2.0
function y = deintrlv(x, order)
% The order before intrlv.
% Example: y = deintrlv(intrlv([10 20 30 40], [2 4 1 3]), [2 4 1 3])
y = x;
if isrow(x), y(order) = x; else, y(order, :) = x; end
end
