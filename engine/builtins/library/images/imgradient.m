% SPDX-License-Identifier: Apache-2.0
function [m, direction] = imgradient(varargin)
% Magnitude and direction (degrees, counterclockwise) of the gradient: imgradient(x, method) or imgradient(gx, gy); methods as in
% imgradientxy and 'roberts'.
% Example: m = imgradient([1 2 4; 1 2 4; 1 2 4]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 1 && ~isText(varargin{2})
    gx = varargin{1};
    gy = varargin{2};
    if ~isequal(size(gx), size(gy)), error('images:validate:unequalSizeMatrices', 'Gx and Gy must be the same size.'); end
elseif nargin > 1 && strcmpi(varargin{2}, 'roberts')
    x = varargin{1};
    if ~isa(x, 'single'), x = double(x); end
    gx = imfilter(x, [0 1; -1 0], 'replicate');
    gy = imfilter(x, [1 0; 0 -1], 'replicate');
    m = hypot(gx, gy);
    direction = atan2(gy, gx)*180/pi - 45 + 90;
    direction = mod(direction + 180, 360) - 180;
    return
else
    [gx, gy] = imgradientxy(varargin{:});
end
m = hypot(gx, gy);
direction = atan2(-gy, gx)*180/pi;
end
