% SPDX-License-Identifier: Apache-2.0
function y = zmf(x, parameters)
% Membership that falls in a Z from 1 at a to 0 at b, by two parabolas: zmf(x, [a b]).
% Example: y = zmf(0:4, [1 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b] = membershipInput('zmf', x, parameters, 2);
if a >= b
    y = double(x <= (a + b)/2);
else
    y = 1 - smf(x, [a b]);
end
end
