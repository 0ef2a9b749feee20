% SPDX-License-Identifier: Apache-2.0
function y = imfilter(x, h, varargin)
% Correlation of an image of any number of dimensions with the kernel h, in the class of x. Beyond the border: a number (0), 'replicate',
% 'symmetric' or 'circular'; 'conv' turns the kernel, 'full' keeps all places.
% Example: y = imfilter(magic(4), ones(3)/9, 'replicate')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {'nonsparse'}, 'imfilter', 'A', 1);
validateattributes(h, {'double'}, {'nonsparse'}, 'imfilter', 'H', 2);
[boundary, full, turn] = filterOptions(varargin);
if isempty(x)
    y = x;
    return
end
if isempty(h)
    y = zeros(size(x), 'like', x);
    return
end
dims = max(ndims(x), ndims(h));
long = ones(1, dims);
for d = 1:dims
    long(d) = size(h, d);
end
if turn
    for d = 1:dims
        h = flip(h, d);
    end
end
if full
    before = long - 1;
    after = long - 1;
else
    before = floor((long + 1)/2) - 1;
    after = long - 1 - before;
end
kind = class(x);
if ~isfloat(x), x = double(x); end
y = roundToClass(correlate(padImage(x, before, after, boundary), h), kind);
end

function y = correlate(x, h)
% Where the kernel lies in x wholly.
if ndims(h) > 2
    for d = 1:ndims(h)
        h = flip(h, d);
    end
    y = convn(x, h, 'valid');
    return
end
h = rot90(h, 2);
if ismatrix(x)
    y = conv2(x, h, 'valid');
    return
end
shape = size(x);
pages = cell(1, prod(shape(3:end)));
for k = 1:numel(pages)
    pages{k} = conv2(x(:, :, k), h, 'valid');
end
y = reshape(cat(3, pages{:}), [size(pages{1}, 1), size(pages{1}, 2), shape(3:end)]);
end
