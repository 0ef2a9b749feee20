% SPDX-License-Identifier: Apache-2.0
function y = deconvlucy(x, psf, rounds)
% An image without the blur of a point-spread function by rounds (10) of Richardson's and Lucy's method, without acceleration.
% Example: y = deconvlucy(ones(8), ones(3)/9, 5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(rounds), rounds = 10; end
validateattributes(x, {'numeric'}, {'real', 'finite', 'nonempty'}, 'deconvlucy', 'I', 1);
validateattributes(rounds, {'numeric'}, {'scalar', 'integer', 'positive'}, 'deconvlucy', 'NUMIT', 3);
from = im2double(x);
if isfloat(x), from = double(x); end
siz = size(from);
h = psf2otf(psf, [siz(1:2) ones(1, ndims(from) - 2)]);
weight = max(real(ifft2(conj(h).*fft2(ones(siz)))), eps);
y = from;
for k = 1:rounds
    blurred = max(real(ifft2(h.*fft2(y))), eps);
    y = max(y.*real(ifft2(conj(h).*fft2(from./blurred)))./weight, 0);
end
y = toImageClass(y, class(x));
end
