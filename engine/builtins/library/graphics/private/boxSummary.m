% SPDX-License-Identifier: Apache-2.0
function [boxes, places, outliers] = boxSummary(x, y)
% What boxchart draws of values y at places x (all at 1 where x is empty), computed where they are: of each place
% [place lower-quartile median upper-quartile whisker-from whisker-to count], and each value that is farther from its box
% than 1.5 of its heights, with its place.
y = double(y(:));
if isempty(x), x = ones(size(y)); end
x = double(x(:));
pairs = [x y];
pairs = sortrows(pairs(~any(isnan(pairs), 2), :));
x = pairs(:, 1);
y = pairs(:, 2);
n = numel(y);
if n == 0
    boxes = zeros(0, 7);
    places = zeros(0, 1);
    outliers = zeros(0, 1);
    return
end
begins = [true; x(2:end) ~= x(1:end-1)];
first = find(begins);
count = diff([first; n + 1]);
k = numel(count);
% Quantiles with half a step before the first value and after the last.
step = min(max(count.*[0.25 0.5 0.75] - 0.5, 0), count - 1);
below = reshape(y(first + floor(step)), k, 3);
above = reshape(y(first + min(floor(step) + 1, count - 1)), k, 3);
quartiles = below + (step - floor(step)).*(above - below);
reach = 1.5*(quartiles(:, 3) - quartiles(:, 1));
low = quartiles(:, 1) - reach;
high = quartiles(:, 3) + reach;
box = cumsum(double(begins));
if k > 1
    low = low(box);
    high = high(box);
end
outside = y < low | y > high;
inner = box(~outside);
from = accumarray(inner, y(~outside), [k 1], @min, NaN);
to = accumarray(inner, y(~outside), [k 1], @max, NaN);
at = accumarray(box, x, [k 1], @max);
boxes = [at quartiles min(from, quartiles(:, 1)) max(to, quartiles(:, 3)) count];
places = x(outside);
outliers = y(outside);
end
