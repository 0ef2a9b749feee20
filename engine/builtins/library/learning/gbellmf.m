% SPDX-License-Identifier: Apache-2.0
function y = gbellmf(x, parameters)
% Membership of a bell of the half width a about c, the steeper the larger b is: gbellmf(x, [a b c]).
% Example: y = gbellmf(0:4, [1 2 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b, c] = membershipInput('gbellmf', x, parameters, 3);
if a == 0, error('fuzzy:gbellmf:InvalidParameters', 'The half width must not be zero.'); end
y = 1./(1 + (((double(x) - c)/a).^2).^b);
end
