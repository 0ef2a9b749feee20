% SPDX-License-Identifier: Apache-2.0
function [c, delay] = cceps(x, n)
% Complex cepstrum of a real signal, after a delay that takes the slope of its phase away.
% Example: c = cceps([1 0.5 0.25 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 1, x = [x(:); zeros(n - numel(x), 1)].'; end
row = isrow(x);
x = x(:);
n = numel(x);
h = fft(x);
phase = unwrap(angle(h));
half = floor(n/2) + 1;
delay = round(phase(half)/pi);
phase = phase - pi*delay*(0:n - 1).'/(half - 1);
c = real(ifft(log(abs(h)) + 1i*phase));
if row, c = c.'; end
end
