% SPDX-License-Identifier: Apache-2.0
function psf = otf2psf(otf, siz)
% The point-spread function of an optical transfer function, cut to a size around its middle.
% Example: psf = otf2psf(psf2otf(ones(3)/9, [8 8]), [3 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
own = size(otf);
if nargin < 2 || isempty(siz), siz = own; end
siz(end + 1:numel(own)) = 1;
if any(siz > own), error('images:otf2psf:psfBiggerThanOTF', 'OUTSIZE must not be larger than the transfer function.'); end
psf = circshift(ifftn(otf), floor(siz/2));
if max(abs(imag(psf(:)))) <= max(abs(psf(:)))*sum(log2(max(own, 2)))*prod(own)*eps, psf = real(psf); end
at = arrayfun(@(n) 1:n, siz, 'UniformOutput', false);
psf = psf(at{:});
end
