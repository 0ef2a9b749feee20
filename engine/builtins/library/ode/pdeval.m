% SPDX-License-Identifier: Apache-2.0
function [u, slope] = pdeval(m, xmesh, ui, xout)
% The solution of pdepe between the points of its mesh, and its derivative: ui holds one component at one time. m is the symmetry (0 slab,
% 1 cylinder, 2 sphere), whose own shape functions are taken (R. D. Skeel and M. Berzins, SIAM J. Sci. Stat. Comput. 11, 1990).
% Example: u = pdeval(0, [0 1 2], [0 1 4], 1.5)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
xmesh = xmesh(:).';
if numel(ui) ~= numel(xmesh), error('MATLAB:pdeval:SizeMismatch', 'The solution must have a value for each point of the mesh.'); end
if any(xout(:) < xmesh(1) | xout(:) > xmesh(end))
    error('MATLAB:pdeval:XoutOutside', 'All points must lie within the mesh.');
end
k = discretize(xout(:).', xmesh);
a = xmesh(k); b = xmesh(k + 1);
x = xout(:).';
left = reshape(ui(k), 1, []); right = reshape(ui(k + 1), 1, []);
switch m
    case 0
        share = (x - a)./(b - a); rate = 1./(b - a);
    case 1
        share = log(x./a)./log(b./a); rate = 1./(x.*log(b./a));
    case 2
        share = b.*(x - a)./(x.*(b - a)); rate = a.*b./(x.^2.*(b - a));
    otherwise
        error('MATLAB:pdeval:InvalidM', 'M must be 0, 1 or 2.');
end
centre = m > 0 & a == 0;
share(centre) = (x(centre)./b(centre)).^2;
rate(centre) = 2*x(centre)./b(centre).^2;
u = reshape(left + (right - left).*share, size(xout));
slope = reshape((right - left).*rate + 0*x, size(xout));
end
