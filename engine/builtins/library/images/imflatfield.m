% SPDX-License-Identifier: Apache-2.0
function y = imflatfield(x, sigma, mask, varargin)
% An image without uneven light: what is bright in the mean of a bell of deviation sigma is made darker; of colour its brightness. A mask says which pixels
% change. Option FilterSize (2*ceil(2*sigma) + 1).
% Example: y = imflatfield([1 2; 3 4]/4, 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if nargin > 2 && isText(mask), args = [{mask}, args]; mask = []; elseif nargin < 3, mask = []; end
kind = class(x);
y = im2double(x);
if size(y, 3) == 3
    h = rgb2hsv(y);
    h(:, :, 3) = flattened(h(:, :, 3), sigma, args);
    y = hsv2rgb(h);
else
    y = flattened(y, sigma, args);
end
y = toImageClass(y, kind);
if ~isempty(mask)
    keep = repmat(~mask, [1 1 size(x, 3)]);
    y(keep) = x(keep);
end
end

function y = flattened(x, sigma, args)
shade = imgaussfilt(x, sigma, 'Padding', 'symmetric', args{:});
y = x*mean(shade(:))./max(shade, 1e-6);
y(isnan(y)) = 0;
end
