% SPDX-License-Identifier: Apache-2.0
function x = qfuncinv(q)
% Where the upper tail of the standard normal distribution is q.
% Example: x = qfuncinv(0.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = sqrt(2)*erfcinv(2*q);
end
