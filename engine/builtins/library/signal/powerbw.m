% SPDX-License-Identifier: Apache-2.0
function [bw, low, high, power] = powerbw(x, varargin)
% Bandwidth between the points r decibels (half the power unless said) below the reference level: the
% greatest density, or the mean one of a range of frequencies. powerbw(x, fs, range, r) of a signal,
% powerbw(pxx, f, range, r) of a density; each column by itself. Then the ends and the power.
% Example: bw = powerbw(exp(-((-50:50)/10).^2), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[pxx, f, range, r] = bandArguments('powerbw', x, varargin, 10*log10(2));
if ~(isnumeric(r) && isscalar(r) && r > 0)
    error('signal:powerbw:InvalidLevel', 'The level must be a positive scalar.');
end
low = zeros(1, size(pxx, 2));
high = low; power = low;
for k = 1:size(pxx, 2)
    p = 10*log10(max(pxx(:, k), realmin));
    if isempty(range)
        [level, centre] = max(p);
        left = centre; right = centre;
    else
        level = 10*log10(bandpower(pxx(:, k), f, range, 'psd')/diff(range));
        left = find(f <= mean(range), 1, 'last');
        right = left;
    end
    level = level - r;
    while left > 1 && p(left) > level, left = left - 1; end
    while right < numel(p) && p(right) > level, right = right + 1; end
    low(k) = f(left);
    if p(left) <= level && p(left + 1) > level
        low(k) = f(left) + (f(left + 1) - f(left))*(level - p(left))/(p(left + 1) - p(left));
    end
    high(k) = f(right);
    if p(right) <= level && p(right - 1) > level
        high(k) = f(right) - (f(right) - f(right - 1))*(level - p(right))/(p(right - 1) - p(right));
    end
    power(k) = bandpower(pxx(:, k), f, [low(k), high(k)], 'psd');
end
bw = high - low;
end
