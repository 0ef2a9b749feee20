% SPDX-License-Identifier: Apache-2.0
function y = rectangularPulse(a, b, x)
% 1 between a and b, 0.5 at both, 0 elsewhere; rectangularPulse(x) between -1/2 and 1/2.
% Example: y = rectangularPulse(1, 3, 0:4)
if nargin < 1 || nargin == 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 1, x = a; a = -0.5; b = 0.5; end
y = heaviside(x - a) - heaviside(x - b);
end
