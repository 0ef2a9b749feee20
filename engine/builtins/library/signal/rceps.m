% SPDX-License-Identifier: Apache-2.0
function [c, y] = rceps(x)
% Real cepstrum, and the minimum-phase signal with the same one.
% Example: c = rceps([4 2 1 0.5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
row = isrow(x);
x = x(:);
n = numel(x);
mag = abs(fft(x));
if any(mag == 0), error('signal:rceps:ZeroInFFT', 'The Fourier transform of X has zeros.'); end
c = real(ifft(log(mag)));
odd = mod(n, 2);
fold = [1; 2*ones((n + odd)/2 - 1, 1); ones(1 - odd, 1); zeros((n + odd)/2 - 1, 1)];
y = real(ifft(exp(fft(fold.*c))));
if row
    c = c.';
    y = y.';
end
end
