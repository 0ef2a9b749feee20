% SPDX-License-Identifier: Apache-2.0
function y = hilbert(x, n)
% Analytic signal of each column: x + i times its Hilbert transform, by the FFT of n points.
% Example: y = hilbert([1 2 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isreal(x)
    warning('signal:hilbert:Ignore', 'HILBERT ignores imaginary part of input.');
    x = real(x);
end
row = isrow(x);
if row, x = x(:); end
if nargin < 2 || isempty(n), n = size(x, 1); end
f = fft(x, n, 1);
gain = zeros(n, 1);
if n > 0
    half = floor(n/2);
    gain(1) = 1;
    gain(2:ceil(n/2)) = 2;
    if rem(n, 2) == 0, gain(half + 1) = 1; end
end
y = ifft(f.*gain, n, 1);
if row, y = y.'; end
end
