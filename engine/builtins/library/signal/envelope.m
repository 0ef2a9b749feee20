% SPDX-License-Identifier: Apache-2.0
function [up, low] = envelope(x, n, method)
% Upper and lower envelopes of a signal: magnitudes of its analytic signal; with n by a filter of n taps, of the 'rms' of n samples, or through 'peak's at
% least n samples apart.
% Example: [up, low] = envelope(cos(2*pi*(0:31)/8))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
row = isrow(x);
if row, x = x.'; end
m = mean(x, 1);
if nargin < 2
    r = abs(hilbert(x - m));
    up = m + r; low = m - r;
elseif nargin < 3 || strcmpi(method, 'analytic')
    t = ((0:n - 1).' - (n - 1)/2);
    h = zeros(n, 1);
    h(t ~= 0) = (1 - cos(pi*t(t ~= 0)))./(pi*t(t ~= 0));
    h = h.*kaiser(n, 8);
    r = zeros(size(x));
    for c = 1:size(x, 2), q = conv(x(:, c) - m(c), h, 'same'); r(:, c) = abs(complex(x(:, c) - m(c), q)); end
    up = m + r; low = m - r;
elseif strcmpi(method, 'rms')
    r = sqrt(movmean((x - m).^2, n, 1));
    up = m + r; low = m - r;
else
    up = zeros(size(x)); low = up;
    t = (1:size(x, 1)).';
    for c = 1:size(x, 2)
        up(:, c) = through(t, x(:, c), n);
        low(:, c) = -through(t, -x(:, c), n);
    end
end
if row, up = up.'; low = low.'; end
if nargout == 0
    plot(x)
    held = ishold;
    hold on
    plot(1:size(x, 1), up, 1:size(x, 1), low)
    if ~held, hold off, end
    clear up
end
end

function y = through(t, x, n)
if numel(x) > n + 1, [~, at] = findpeaks(x, 'MinPeakDistance', n); else, at = []; end
at = at(:);
if numel(at) < 2, at = [1; at; numel(x)]; end
y = interp1(t(at), x(at), t, 'spline');
end
