% SPDX-License-Identifier: Apache-2.0
function g = fnint(f, first)
% The integral of a piecewise polynomial from its first break, where it is 0 or first.
% Example: v = ppval(fnint(csapi(0:4, (0:4).^2)), 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedPieces('fnint', f);
d = prod(f.dim);
if nargin < 2, first = zeros(d, 1); end
c = f.coefs./(f.order:-1:1);
h = repelem(diff(f.breaks(:)), d);
part = 0;
for k = 1:f.order, part = (part + c(:, k)).*h; end
part = reshape(part, d, f.pieces);
base = [first(:), first(:) + cumsum(part(:, 1:end - 1), 2)];
g = f;
g.coefs = [c, reshape(base, [], 1)];
g.order = f.order + 1;
end
