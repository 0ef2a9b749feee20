% SPDX-License-Identifier: Apache-2.0
function y = triangularPulse(a, b, c, x)
% 0 up to a, rising to 1 at b and falling to 0 at c; triangularPulse(a, c, x) with b between them,
% triangularPulse(x) from -1 to 1.
% Example: y = triangularPulse(0, 1, 4, 0:4)
switch nargin
    case 1, x = a; a = -1; b = 0; c = 1;
    case 3, x = c; c = b; b = (a + c)/2;
    case 4
    otherwise, error('MATLAB:minrhs', 'Not enough input arguments.');
end
y = max(0, min((x - a)./(b - a), (c - x)./(c - b)));
y(x == b) = 1;
y(isnan(x)) = NaN;
end
