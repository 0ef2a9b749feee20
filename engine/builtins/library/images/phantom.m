% SPDX-License-Identifier: Apache-2.0
function [p, ellipses] = phantom(varargin)
% Head phantom of n-by-n (256) pixels: phantom(n), phantom('Modified Shepp-Logan', n), phantom('Shepp-Logan', n) or phantom(E, n) with the
% rows [intensity a b x0 y0 phi] of ellipses.
% Example: p = phantom(16);
n = 256;
name = 'modified shepp-logan';
ellipses = [];
for k = 1:numel(varargin)
    given = varargin{k};
    if isText(given)
        name = lower(validatestring(given, {'Shepp-Logan', 'Modified Shepp-Logan'}, 'phantom', 'DEF', k));
    elseif isscalar(given)
        n = double(given);
    elseif ismatrix(given) && size(given, 2) == 6
        ellipses = double(given);
    else
        error('images:phantom:invalidInputArgs', 'Invalid input arguments.');
    end
end
if isempty(ellipses)
    ellipses = [1, 0.69, 0.92, 0, 0, 0; -0.8, 0.6624, 0.874, 0, -0.0184, 0; -0.2, 0.11, 0.31, 0.22, 0, -18; ...
        -0.2, 0.16, 0.41, -0.22, 0, 18; 0.1, 0.21, 0.25, 0, 0.35, 0; 0.1, 0.046, 0.046, 0, 0.1, 0; 0.1, 0.046, 0.046, 0, -0.1, 0; ...
        0.1, 0.046, 0.023, -0.08, -0.605, 0; 0.1, 0.023, 0.023, 0, -0.606, 0; 0.1, 0.023, 0.046, 0.06, -0.605, 0];
    if strcmp(name, 'shepp-logan'), ellipses(:, 1) = [1; -0.98; -0.02; -0.02; 0.01; 0.01; 0.01; 0.01; 0.01; 0.01]; end
end
x = ((0:n - 1) - (n - 1)/2)/((n - 1)/2);
y = x(end:-1:1)';
p = zeros(n);
for k = 1:size(ellipses, 1)
    e = ellipses(k, :);
    phi = e(6)*pi/180;
    dx = x - e(4);
    dy = y - e(5);
    inside = (dx*cos(phi) + dy*sin(phi)).^2/e(2)^2 + (dy*cos(phi) - dx*sin(phi)).^2/e(3)^2 <= 1;
    p = p + e(1)*inside;
end
end
