% SPDX-License-Identifier: Apache-2.0
function y = trapmf(x, parameters)
% Membership of a trapezium, from 0 at a to 1 at b, 1 up to c, to 0 at d: trapmf(x, [a b c d]).
% Example: y = trapmf(0:5, [1 2 3 5])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b, c, d] = membershipInput('trapmf', x, parameters, 4);
if a > b || c > d, error('fuzzy:trapmf:InvalidParameters', 'The parameters must not decrease.'); end
y = trapezium(x, a, b, c, d);
end
