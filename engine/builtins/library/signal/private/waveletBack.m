% SPDX-License-Identifier: Apache-2.0
function x = waveletBack(a, d, f, n)
% The columns of n elements whose approximation and detail those are; either may be [].
x = 0;
if ~isempty(a), x = x + spread(a, f.loR, n); end
if ~isempty(d), x = x + spread(d, f.hiR, n); end
end

function y = spread(c, filter, n)
up = zeros(2*size(c, 1) - 1, size(c, 2));
up(1:2:end, :) = c;
y = conv2(up, filter(:));
first = floor((size(y, 1) - n)/2);
y = y(first + (1:n), :);
end
