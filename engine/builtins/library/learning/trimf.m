% SPDX-License-Identifier: Apache-2.0
function y = trimf(x, parameters)
% Membership of a triangle, from 0 at a to 1 at b and to 0 at c: trimf(x, [a b c]).
% Example: y = trimf(0:4, [1 2 4])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b, c] = membershipInput('trimf', x, parameters, 3);
if a > b || b > c, error('fuzzy:trimf:InvalidParameters', 'The parameters must not decrease.'); end
y = trapezium(x, a, b, b, c);
end
