% SPDX-License-Identifier: Apache-2.0
function y = deconvwnr(x, psf, nsr)
% An image without the blur of a point-spread function by Wiener's filter; nsr is the ratio of the powers of noise and signal (0).
% Example: y = deconvwnr(ones(8), ones(3)/9, 0.01)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, nsr = 0; end
validateattributes(x, {'numeric'}, {'real', 'finite', 'nonempty'}, 'deconvwnr', 'I', 1);
if any(nsr(:) < 0), error('images:deconvwnr:invalidNSR', 'NSR must not be negative.'); end
from = im2double(x);
if isfloat(x), from = double(x); end
siz = size(from);
h = psf2otf(psf, [siz(1:2) ones(1, ndims(from) - 2)]);
power = abs(h).^2 + nsr;
power(power == 0) = eps;
y = real(ifft2(conj(h)./power.*fft2(from)));
y = toImageClass(y, class(x));
end
