% SPDX-License-Identifier: Apache-2.0
function y = imbilatfilt(x, smooth, sigma, varargin)
% A grey image smoothed by a Gaussian of distances (sigma 1) times one of differences of values, of variance `smooth` (a hundredth of the
% squared range of the class). Options: NeighborhoodSize, Padding ('replicate', 'symmetric' or a number).
% Example: y = imbilatfilt(magic(8)/64)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(smooth), smooth = 0.01*diff(getrangefromclass(x))^2; end
if nargin < 3 || isempty(sigma), sigma = 1; end
siz = 2*ceil(2*sigma) + 1;
padding = 'replicate';
for k = 1:2:numel(varargin)
    switch validatestring(varargin{k}, {'NeighborhoodSize', 'Padding'}, 'imbilatfilt')
        case 'NeighborhoodSize', siz = varargin{k + 1};
        case 'Padding', padding = varargin{k + 1};
    end
end
if mod(siz, 2) ~= 1, error('images:imbilatfilt:oddNeighborhood', 'The size of the neighbourhood must be odd.'); end
half = (siz - 1)/2;
z = double(x);
p = padarray(z, [half half], padding);
total = zeros(size(z)); weights = total;
for i = -half:half
    for j = -half:half
        q = p(half + i + (1:size(z, 1)), half + j + (1:size(z, 2)), :);
        w = exp(-(i^2 + j^2)/(2*sigma^2) - sum((q - z).^2, 3)/(2*smooth));
        total = total + w.*q;
        weights = weights + w;
    end
end
y = total./weights;
if isinteger(x), y = round(y); end
y = cast(y, 'like', x);
end
