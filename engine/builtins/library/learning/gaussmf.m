% SPDX-License-Identifier: Apache-2.0
function y = gaussmf(x, parameters)
% Membership of a bell of Gauss with the width s about c: gaussmf(x, [s c]).
% Example: y = gaussmf(0:4, [1 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, c] = membershipInput('gaussmf', x, parameters, 2);
if s == 0, error('fuzzy:gaussmf:InvalidParameters', 'The width must not be zero.'); end
y = exp(-(double(x) - c).^2/(2*s^2));
end
