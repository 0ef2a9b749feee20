% SPDX-License-Identifier: Apache-2.0
function x = icceps(c, delay)
% Inverse of the complex cepstrum, with the delay that cceps took away.
% Example: [c, d] = cceps([1 0.5 0.25 0]); x = icceps(c, d)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, delay = 0; end
row = isrow(c);
c = c(:);
n = numel(c);
h = exp(fft(c));
half = floor(n/2) + 1;
x = real(ifft(h.*exp(1i*pi*delay*(0:n - 1).'/(half - 1))));
if row, x = x.'; end
end
