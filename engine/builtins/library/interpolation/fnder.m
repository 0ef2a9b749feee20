% SPDX-License-Identifier: Apache-2.0
function g = fnder(f, order)
% The derivative of a piecewise polynomial, or the order-th one; a negative order integrates.
% Example: v = ppval(fnder(csapi(0:4, (0:4).^2)), 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, order = 1; end
checkedPieces('fnder', f);
if ~(isnumeric(order) && isscalar(order) && order == round(order))
    error('SPLINES:FNDER:InvalidOrder', 'The order must be an integer.');
end
g = f;
for k = 1:-order, g = fnint(g); end
for k = 1:order
    if g.order == 1
        g.coefs(:) = 0;
    else
        g.coefs = g.coefs(:, 1:end - 1).*(g.order - 1:-1:1);
        g.order = g.order - 1;
    end
end
end
