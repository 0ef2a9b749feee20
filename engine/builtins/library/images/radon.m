% SPDX-License-Identifier: Apache-2.0
function [r, x] = radon(image, theta)
% Radon transform of an image at angles in degrees (0:179), a column an angle, and the places along its axis.
% Example: r = radon(ones(3), 0)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, theta = 0:179; end
validateattributes(image, {'numeric', 'logical'}, {'2d', 'nonsparse', 'real'}, 'radon', 'I', 1);
validateattributes(theta, {'double'}, {'nonsparse', 'vector', 'finite'}, 'radon', 'THETA', 2);
[m, n] = size(image);
cx = max(0, floor((n - 1)/2));
cy = max(0, floor((m - 1)/2));
last = ceil(sqrt((m - 1 - cy)^2 + (n - 1 - cx)^2)) + 1;
x = (-last:last)';
r = zeros(numel(x), numel(theta));
[rows, columns, value] = find(double(image));
px = columns(:) - 1 - cx;
py = cy - rows(:) + 1;
value = value(:)/4;
for k = 1:numel(theta)
    c = cosd(theta(k));
    s = sind(theta(k));
    % A pixel is four points, each shared by the two nearest places.
    for dx = [-0.25 0.25]
        for dy = [-0.25 0.25]
            at = (px + dx)*c + (py + dy)*s + last;
            low = floor(at);
            part = at - low;
            if isempty(low), continue, end
            r(:, k) = r(:, k) + accumarray(low + 1, value.*(1 - part), [numel(x), 1]) + accumarray(low + 2, value.*part, [numel(x), 1]);
        end
    end
end
end
