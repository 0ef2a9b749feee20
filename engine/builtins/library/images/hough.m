% SPDX-License-Identifier: Apache-2.0
function [h, theta, rho] = hough(bw, varargin)
% Hough transform of a binary image: counts over rho = x*cos(theta) + y*sin(theta) (pixels, from the first one) and theta (degrees, -90:89).
% Options RhoResolution (1) and Theta.
% Example: [h, theta, rho] = hough(eye(5));
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(bw, {'numeric', 'logical'}, {'real', '2d', 'nonsparse', 'nonempty'}, 'hough', 'BW', 1);
step = 1;
theta = -90:89;
for k = 1:2:numel(varargin) - 1
    switch validatestring(varargin{k}, {'RhoResolution', 'ThetaResolution', 'Theta'}, 'hough')
        case 'RhoResolution', step = double(varargin{k + 1});
        case 'ThetaResolution', theta = linspace(-90, 0, ceil(90/varargin{k + 1}) + 1); theta = [theta, -fliplr(theta(2:end - 1))];
        otherwise, theta = double(varargin{k + 1}(:)');
    end
end
far = sqrt((size(bw, 1) - 1)^2 + (size(bw, 2) - 1)^2);
q = ceil(far/step);
n = 2*q + 1;
rho = linspace(-q*step, q*step, n);
[r, c] = find(bw);
if isempty(r)
    h = zeros(n, numel(theta));
    return
end
at = (c(:) - 1)*cosd(theta) + (r(:) - 1)*sind(theta);
slope = (n - 1)/max(rho(end) - rho(1), eps);
at = floor(slope*(at - rho(1)) + 0.5) + 1;
column = repmat(1:numel(theta), numel(r), 1);
h = accumarray([at(:), column(:)], 1, [n, numel(theta)]);
end
