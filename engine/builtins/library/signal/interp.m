% SPDX-License-Identifier: Apache-2.0
function [y, b] = interp(x, r, n, cutoff)
% Signal at r times its rate: zeros put between, and a symmetric filter of 2*n*r+1 taps (n 4, cutoff 0.5) that keeps the given samples where it can.
% Example: y = interp([0 1 0 -1 0 1 0 -1 0 1], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, n = 4; end
if nargin < 4, cutoff = 0.5; end
if r == 1, y = x; b = 1; return, end
if numel(x) < 2*n + 1, error('signal:interp:InvalidDimensions', 'The signal must have at least %d samples.', 2*n + 1); end
% Least squares with the spectrum of band-limited signals: the taps of each phase are weights of 2n samples.
R = @(t) sinc(cutoff*t);
b = zeros(1, 2*n*r + 1);
places = -n + 1:n;
G = R(places.' - places);
b(n*r + 1) = 1;
for phase = 1:r - 1
    c = G\R(phase/r - places.');
    b(n*r + 1 + phase - places*r) = c.';
end
shape = size(x);
x = x(:).';
% Odd continuation keeps the ends.
ahead = 2*x(1) - x(n + 1:-1:2);
behind = 2*x(end) - x(end - 1:-1:end - n);
u = zeros(1, r*(numel(x) + 2*n));
u(1:r:end) = [ahead, x, behind];
y = conv(u, b);
y = y(2*n*r + 1:2*n*r + r*numel(x));
if shape(1) > 1, y = y.'; end
end
