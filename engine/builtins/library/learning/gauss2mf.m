% SPDX-License-Identifier: Apache-2.0
function y = gauss2mf(x, parameters)
% Membership of two bells of Gauss, of the width s to the left of c and of the width t to the right of d, 1 between: gauss2mf(x, [s c t d]).
% Example: y = gauss2mf(0:5, [1 2 0.5 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, c, t, d] = membershipInput('gauss2mf', x, parameters, 4);
if s == 0 || t == 0, error('fuzzy:gauss2mf:InvalidParameters', 'The widths must not be zero.'); end
x = double(x);
y = exp(-min(x - c, 0).^2/(2*s^2)).*exp(-max(x - d, 0).^2/(2*t^2));
end
