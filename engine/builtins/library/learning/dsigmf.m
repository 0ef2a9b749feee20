% SPDX-License-Identifier: Apache-2.0
function y = dsigmf(x, parameters)
% Membership by the difference of two of sigmf: dsigmf(x, [a1 c1 a2 c2]).
% Example: y = dsigmf(0:4, [5 1 5 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, c, b, d] = membershipInput('dsigmf', x, parameters, 4);
y = abs(sigmf(x, [a c]) - sigmf(x, [b d]));
end
