% SPDX-License-Identifier: Apache-2.0
function [n, Wn, beta, kind] = kaiserord(f, a, dev, fs)
% Order, edges, window parameter and type of a fir1 filter by Kaiser's window: f holds the bands' edges, a their gains, dev the deviations.
% Example: [n, Wn, beta, kind] = kaiserord([0.2 0.3], [1 0], [0.01 0.01])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, fs = 2; end
f = f(:).'/fs;
if numel(f) ~= 2*numel(a) - 2, error('signal:kaiserord:InvalidDimensions', 'F must have two edges between each pair of bands.'); end
dev = dev.*ones(size(a));
dev(a ~= 0) = dev(a ~= 0)./a(a ~= 0);
delta = min(dev);
A = -20*log10(delta);
if A > 50, beta = 0.1102*(A - 8.7); elseif A >= 21, beta = 0.5842*(A - 21)^0.4 + 0.07886*(A - 21); else, beta = 0; end
width = min(f(2:2:end) - f(1:2:end));
n = max(1, ceil((A - 7.95)/(14.36*width)));
if A < 21, n = ceil(0.9222/width); end
Wn = 2*(f(1:2:end) + f(2:2:end))/2;
if numel(Wn) == 1
    if a(1) > a(2), kind = 'low'; else, kind = 'high'; end
elseif numel(Wn) == 2
    if a(2) > a(1), kind = 'bandpass'; else, kind = 'stop'; end
elseif a(1) == 0
    kind = 'DC-0';
else
    kind = 'DC-1';
end
if a(end) ~= 0 && mod(n, 2) == 1, n = n + 1; end
end
