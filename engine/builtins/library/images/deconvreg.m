% SPDX-License-Identifier: Apache-2.0
function [y, lagra] = deconvreg(x, psf, noise, range, operator)
% An image without its blur psf, as smooth as the power of noise allows: deconvreg(x, psf, noise, range, operator), with the power noise (0) of the noise in all,
% the range ([1e-9 1e9]) or the value of the multiplier lagra, and the operator that is to be small (Laplace's).
% R. Gonzalez and R. Woods, Digital Image Processing (1992): constrained least squares.
% Example: y = deconvreg([0 0 0; 0 1 0; 0 0 0], 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(noise), noise = 0; end
if nargin < 4 || isempty(range), range = [1e-9 1e9]; end
if nargin < 5 || isempty(operator), operator = [0 1 0; 1 -4 1; 0 1 0]/4; end
kind = class(x);
x = im2double(x);
shape = size(x);
H = psf2otf(double(psf), shape(1:2));
R = psf2otf(double(operator), shape(1:2));
X = fft2(x);
if isscalar(range), lagra = range;
else
    % The residual grows with the multiplier; it is to have the power of the noise.
    count = numel(x);
    excess = @(t) sum(reshape(abs(10^t*abs(R).^2.*X./(abs(H).^2 + 10^t*abs(R).^2 + eps)).^2, [], 1))/count - noise;
    [a, b] = deal(log10(range(1)), log10(range(2)));
    if excess(a) >= 0, lagra = range(1); elseif excess(b) <= 0, lagra = range(2); else, lagra = 10^fzero(excess, [a b]); end
end
y = real(ifft2(conj(H).*X./(abs(H).^2 + lagra*abs(R).^2 + eps)));
y = toImageClass(y, kind);
end
