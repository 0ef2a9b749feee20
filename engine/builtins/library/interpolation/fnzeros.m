% SPDX-License-Identifier: Apache-2.0
function z = fnzeros(f, interval)
% The zeros of a piecewise polynomial between its first and last break, or in [low high]: twice in a
% column, and from first to second where it is 0 all along.
% Example: z = fnzeros(csapi(0:4, [-1 1 1 -1 -1]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedPieces('fnzeros', f);
if prod(f.dim) > 1, error('SPLINES:FNZEROS:onlyscalar', 'The function must have scalar values.'); end
if nargin > 1, f = fnbrk(f, interval); end
z = zeros(2, 0);
for k = 1:f.pieces
    h = f.breaks(k + 1) - f.breaks(k);
    p = f.coefs(k, :);
    if all(p == 0)
        z(:, end + 1) = f.breaks([k, k + 1]);
        continue
    end
    r = roots(p);
    r = sort(real(r(abs(imag(r)) <= 1e-7*max(h, abs(r)))));
    r = r(r >= -1e-10*h & r <= h*(1 + 1e-10));
    z = [z, f.breaks(k) + [r'; r']];
end
for k = size(z, 2):-1:2
    if z(1, k) - z(2, k - 1) <= 1e-7*(f.breaks(end) - f.breaks(1))/f.pieces
        z(2, k - 1) = max(z(2, k - 1), z(2, k));
        if z(2, k - 1) - z(1, k - 1) <= 1e-7*(f.breaks(end) - f.breaks(1))/f.pieces, z(2, k - 1) = z(1, k - 1); end
        z(:, k) = [];
    end
end
end
