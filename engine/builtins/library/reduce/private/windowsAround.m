% SPDX-License-Identifier: Apache-2.0
function [first, last] = windowsAround(points, window, n)
% The first and the last of the elements whose points lie in a window around each of n increasing points:
% [t - window/2, t + window/2), or [t - before, t + after] for a window of two lengths.
if isdatetime(points), points = points - points(1); end
if isduration(points) ~= isduration(window)
    error('MATLAB:movfun:WindowSamplePoints', 'The window and the sample points must both be numbers or both be times.');
end
if isduration(points), points = seconds(points); window = seconds(window); end
points = double(points(:))'; window = double(window);
if numel(points) ~= n
    error('MATLAB:movfun:SamplePointsLength', 'The sample points must be a vector with one point for each element along the dimension.');
end
if any(~isfinite(points)) || any(diff(points) <= 0)
    error('MATLAB:movfun:SamplePointsSorted', 'The sample points must be finite, increasing and distinct.');
end
if isempty(window) || numel(window) > 2 || any(~(window >= 0)) || isscalar(window) && window == 0
    error('MATLAB:movfun:wlen', 'Window length must be a positive scalar or [before after].');
end
if isscalar(window)
    first = countBelow(points, points - window / 2, false) + 1;
    last = countBelow(points, points + window / 2, false);
else
    first = countBelow(points, points - window(1), false) + 1;
    last = countBelow(points, points + window(2), true);
end
% A window as short as the rounding of its point leaves the element itself.
first = min(first, 1:n); last = max(last, 1:n);
end

function count = countBelow(points, limits, orEqual)
% How many points lie below each of the increasing limits, or at it.
n = numel(points);
if orEqual
    [~, order] = sort([points, limits]);
    isPoint = order <= n;
else
    [~, order] = sort([limits, points]);
    isPoint = order > n;
end
seen = cumsum(isPoint);
count = seen(~isPoint);
end
