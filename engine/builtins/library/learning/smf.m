% SPDX-License-Identifier: Apache-2.0
function y = smf(x, parameters)
% Membership that rises in an S from 0 at a to 1 at b, by two parabolas: smf(x, [a b]).
% Example: y = smf(0:4, [1 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b] = membershipInput('smf', x, parameters, 2);
x = double(x);
if a >= b
    y = double(x >= (a + b)/2);
else
    t = min(max((x - a)/(b - a), 0), 1);
    y = 2*t.^2;
    upper = t > 0.5;
    y(upper) = 1 - 2*(1 - t(upper)).^2;
end
end
