% SPDX-License-Identifier: Apache-2.0
function v = fnval(f, x, varargin)
% Values of a piecewise polynomial (as spline, csapi or mkpp make it) at x; 'l' takes the piece on the
% left where x is a break.
% Example: v = fnval(csapi(0:4, (0:4).^2), 2.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isstruct(x), [f, x] = deal(x, f); end
checkedPieces('fnval', f);
left = ~isempty(varargin) && strncmpi(varargin{1}, 'l', 1);
if ~left
    v = ppval(f, x);
    return
end
g = f;
g.breaks = -fliplr(f.breaks);
d = prod(f.dim);
c = reshape(f.coefs, d, f.pieces, f.order);
h = reshape(diff(f.breaks), 1, []);
% The pieces from their right ends, so that a break belongs to what ends there.
for j = 1:d
    for k = 1:f.pieces
        c(j, k, :) = shifted(reshape(c(j, k, :), 1, []), h(k)).*(-1).^(f.order - 1:-1:0);
    end
end
g.coefs = reshape(c(:, end:-1:1, :), size(f.coefs));
v = ppval(g, -x);
end

function p = shifted(p, h)
% The coefficients of p(t + h).
n = numel(p);
for i = 1:n - 1
    for j = 2:n - i + 1, p(j) = p(j) + h*p(j - 1); end
end
end
