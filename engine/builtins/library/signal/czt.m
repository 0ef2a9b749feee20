% SPDX-License-Identifier: Apache-2.0
function y = czt(x, m, w, a)
% Chirp z-transform of each column: the transform at the m points a*w.^-(0:m-1), w is exp(-2i*pi/m) and a 1 unless said.
% Example: y = czt([1 2 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, restore] = signalColumns('czt', double(x));
n = size(x, 1);
if nargin < 2 || isempty(m), m = n; end
if nargin < 3 || isempty(w), w = exp(-2i*pi/m); end
if nargin < 4 || isempty(a), a = 1; end
if ~(isscalar(m) && m >= 1 && m == round(m)) || ~isscalar(w) || ~isscalar(a)
    error('signal:czt:InvalidDimensions', 'Inputs M, W and A must be scalars.');
end
% Bluestein: k*j = (k^2 + j^2 - (k-j)^2)/2.
chirp = w.^(((1 - n:max(m, n) - 1).^2)'/2);
points = 2^nextpow2(n + m - 1);
in = a.^(-(0:n - 1)').*chirp(n:2*n - 1);
y = fft(x.*in, points, 1).*fft(1./chirp(1:m + n - 1), points);
y = ifft(y, [], 1);
y = restore(y(n:n + m - 1, :).*chirp(n:n + m - 1));
end
