% SPDX-License-Identifier: Apache-2.0
function [bw, low, high, power] = obw(x, varargin)
% Occupied bandwidth: the width of the band with p percent (99 unless said) of the power, as much left
% out below as above. obw(x, fs, range, p) of a signal, obw(pxx, f, range, p) of a density; each column
% by itself. Then come the ends of the band and its power.
% Example: bw = obw(cos(2*pi*(0:199)/10), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[pxx, f, range, p] = bandArguments('obw', x, varargin, 99);
if ~(isnumeric(p) && isscalar(p) && p > 0 && p < 100)
    error('signal:obw:InvalidPercent', 'The percentage must be greater than 0 and less than 100.');
end
edge = [f(1); (f(1:end - 1) + f(2:end))/2; f(end)];
total = [zeros(1, size(pxx, 2)); cumsum(pxx.*diff(edge), 1)];
if isempty(range), range = edge([1, end]); end
low = zeros(1, size(pxx, 2));
high = low; power = low;
for k = 1:size(pxx, 2)
    ends = interp1(edge, total(:, k), range(:));
    part = diff(ends)*(1 - p/100)/2;
    low(k) = crossing(total(:, k), edge, ends(1) + part);
    high(k) = crossing(total(:, k), edge, ends(2) - part);
    power(k) = diff(ends)*p/100;
end
bw = high - low;
if nargout > 0, return, end
plotResponse(f, 10*log10(max(pxx, realmin)), true, 'Power/frequency (dB/Hz)')
xline([low, high], '--');
title(sprintf('%g%% Occupied Bandwidth: %.4g', p, bw(1)))
clear bw
end

function f = crossing(total, edge, level)
k = find(total(2:end) >= level, 1);
if isempty(k), f = NaN; return, end
f = edge(k) + (edge(k + 1) - edge(k))*(level - total(k))/(total(k + 1) - total(k));
end
