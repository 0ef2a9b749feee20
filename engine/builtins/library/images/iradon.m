% SPDX-License-Identifier: Apache-2.0
function [image, H] = iradon(r, theta, varargin)
% The image whose Radon transform at angles in degrees is r, by filtered back projection: iradon(r, theta, method, filter, scale, n);
% methods 'linear' and 'nearest', 'spline', 'pchip', 'cubic'; filters 'Ram-Lak', 'Shepp-Logan', 'Cosine', 'Hamming', 'Hann', 'none'.
% Example: image = iradon(radon(phantom(32), 0:10:170), 0:10:170)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(r, {'single', 'double'}, {'real', '2d', 'nonsparse'}, 'iradon', 'R', 1);
method = 'linear'; kind = 'ram-lak'; scale = 1;
n = 2*floor(size(r, 1)/(2*sqrt(2)));
words = 0;
for k = 1:numel(varargin)
    a = varargin{k};
    if ischar(a) || isstring(a)
        a = lower(char(a));
        if any(strcmp(a, {'linear', 'nearest', 'spline', 'pchip', 'cubic'})), method = a; else, kind = a; end
    elseif ~isempty(a)
        words = words + 1;
        if words == 1 && a <= 1, scale = a; else, n = a; end
    end
end
if isscalar(theta) && size(r, 2) > 1, theta = (0:size(r, 2) - 1)*theta; end
if numel(theta) ~= size(r, 2), error('images:iradon:thetaNotMatchColumns', 'THETA must have one angle for each column of R.'); end
[p, H] = filtered(double(r), kind, scale);
middle = floor((n + 1)/2);
[x, y] = meshgrid((1:n) - middle, middle - (1:n));
places = (1:size(r, 1)) - ceil(size(r, 1)/2);
if mod(size(r, 1), 2) == 0, places = (1:size(r, 1)) - (floor(size(r, 1)/2) + 1); end
image = zeros(n);
for k = 1:numel(theta)
    at = x*cosd(theta(k)) + y*sind(theta(k));
    image = image + interp1(places, p(:, k), at, method, 0);
end
image = image*pi/(2*numel(theta));
end

function [p, H] = filtered(p, kind, scale)
rows = size(p, 1);
order = max(64, 2^nextpow2(2*rows));
k = 0:order/2;
if strcmp(kind, 'none'), H = ones(order, 1); return, end
% The ramp from its answer to an impulse, so that its mean is right (Kak and Slaney, section 3.3).
h = zeros(1, order/2 + 1);
h(1) = 1/4;
h(2:2:end) = -1./(pi*k(2:2:end)).^2;
H = 2*real(fft([h, h(end - 1:-1:2)]));
H = H(1:order/2 + 1);
w = 2*pi*k/order;
switch kind
    case 'ram-lak'
    case 'shepp-logan', H(2:end) = H(2:end).*sin(w(2:end)/(2*scale))./(w(2:end)/(2*scale));
    case 'cosine', H(2:end) = H(2:end).*cos(w(2:end)/(2*scale));
    case 'hamming', H(2:end) = H(2:end).*(0.54 + 0.46*cos(w(2:end)/scale));
    case 'hann', H(2:end) = H(2:end).*(1 + cos(w(2:end)/scale))/2;
    otherwise, error('images:iradon:invalidFilter', 'Unknown filter ''%s''.', kind);
end
H(w > pi*scale) = 0;
H = [H, H(end - 1:-1:2)]';
p = real(ifft(fft(p, order).*H));
p = p(1:rows, :);
end
