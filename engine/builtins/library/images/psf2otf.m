% SPDX-License-Identifier: Apache-2.0
function otf = psf2otf(psf, siz)
% The transform of a point-spread function as an optical transfer function of a size, which loses the phase of the kernel's corner.
% Example: otf = psf2otf(ones(3)/9, [8 8])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
psf = double(psf);
if nargin < 2 || isempty(siz), siz = size(psf); end
own = size(psf);
own(end + 1:numel(siz)) = 1;
siz(end + 1:numel(own)) = 1;
if any(own > siz), error('images:psf2otf:psfBiggerThanOTF', 'The point-spread function must not be larger than OUTSIZE.'); end
p = padarray(psf, siz - own, 'post');
otf = fftn(circshift(p, -floor(own/2)));
% What is rounding of a symmetric kernel is no imaginary part.
steps = sum(log2(siz(siz > 1)))*prod(siz);
if max(abs(imag(otf(:)))) <= max(abs(otf(:)))*steps*eps, otf = real(otf); end
end
