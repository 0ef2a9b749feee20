% SPDX-License-Identifier: Apache-2.0
function y = sigmf(x, parameters)
% Membership that rises with the slope a about c: sigmf(x, [a c]); a < 0 falls.
% Example: y = sigmf(0:4, [2 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, c] = membershipInput('sigmf', x, parameters, 2);
y = 1./(1 + exp(-a*(double(x) - c)));
end
