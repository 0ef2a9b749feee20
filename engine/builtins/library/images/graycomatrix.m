% SPDX-License-Identifier: Apache-2.0
function [g, levels] = graycomatrix(x, varargin)
% Counts of pairs of gray levels at the offsets [rows columns], a page an offset. Options Offset ([0 1]), NumLevels (8), GrayLimits, Symmetric.
% Example: g = graycomatrix([1 1 2; 2 2 3], 'NumLevels', 3, 'GrayLimits', [1 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'logical', 'numeric'}, {'2d', 'real', 'nonsparse'}, 'graycomatrix', 'I', 1);
n = 8;
limits = [0, 1];
if islogical(x), n = 2; elseif isinteger(x), limits = double([intmin(class(x)), intmax(class(x))]); end
offsets = [0, 1];
symmetric = false;
for k = 1:2:numel(varargin) - 1
    given = varargin{k + 1};
    switch validatestring(varargin{k}, {'Offset', 'NumLevels', 'GrayLimits', 'Symmetric'}, 'graycomatrix')
        case 'Offset', offsets = double(given);
        case 'NumLevels', n = double(given);
        case 'Symmetric', symmetric = given;
        otherwise
            limits = double(given);
            if isempty(limits), limits = double([min(x(:)), max(x(:))]); end
    end
end
if size(offsets, 2) ~= 2, error('images:graycomatrix:invalidOffset', 'Offset must be a P-by-2 array.'); end
if limits(2) == limits(1)
    levels = ones(size(x));
else
    slope = n/(limits(2) - limits(1));
    levels = min(max(floor(slope*double(x) + (1 - slope*limits(1))), 1), n);
end
levels(isnan(double(x))) = NaN;
g = zeros(n, n, size(offsets, 1));
[rows, columns] = size(x);
for k = 1:size(offsets, 1)
    dr = offsets(k, 1);
    dc = offsets(k, 2);
    r = max(1, 1 - dr):min(rows, rows - dr);
    c = max(1, 1 - dc):min(columns, columns - dc);
    a = reshape(levels(r, c), [], 1);
    b = reshape(levels(r + dr, c + dc), [], 1);
    good = ~isnan(a) & ~isnan(b);
    if any(good), g(:, :, k) = accumarray([a(good), b(good)], 1, [n, n]); end
    if symmetric, g(:, :, k) = g(:, :, k) + g(:, :, k)'; end
end
end
