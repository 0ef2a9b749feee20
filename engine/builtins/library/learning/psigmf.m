% SPDX-License-Identifier: Apache-2.0
function y = psigmf(x, parameters)
% Membership by the product of two of sigmf: psigmf(x, [a1 c1 a2 c2]).
% Example: y = psigmf(0:4, [5 1 -5 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, c, b, d] = membershipInput('psigmf', x, parameters, 4);
y = sigmf(x, [a c]).*sigmf(x, [b d]);
end
