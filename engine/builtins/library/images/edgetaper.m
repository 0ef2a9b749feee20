% SPDX-License-Identifier: Apache-2.0
function y = edgetaper(x, psf)
% An image whose borders pass into its blur by a point-spread function, so that filters by transforms do not ring.
% Example: y = edgetaper(magic(8), ones(3)/9)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
psf = double(psf)/sum(double(psf(:)));
if any(size(psf) > size(x(:, :, 1))/2), error('images:edgetaper:psfTooLarge', 'The point-spread function must be at most half as large as the image.'); end
from = im2double(x);
if isfloat(x), from = double(x); end
alpha = edgeWeight(sum(psf, 2), size(x, 1))*edgeWeight(sum(psf, 1)', size(x, 2))';
blurred = real(ifft2(psf2otf(psf, size(x(:, :, 1))).*fft2(from)));
y = toImageClass(alpha.*from + (1 - alpha).*blurred, class(x));
y = min(max(y, min(x(:))), max(x(:)));
end

function a = edgeWeight(p, n)
% One less the correlation of a projection with itself, repeated over n - 1 places.
z = real(ifft(abs(fft(p, n - 1)).^2));
z = z([1:end, 1])/max(z);
a = 1 - z(:);
end
