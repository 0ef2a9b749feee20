% SPDX-License-Identifier: Apache-2.0
function y = pimf(x, parameters)
% Membership that rises as smf from a to b and falls as zmf from c to d: pimf(x, [a b c d]).
% Example: y = pimf(0:5, [1 2 3 5])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b, c, d] = membershipInput('pimf', x, parameters, 4);
y = smf(x, [a b]).*zmf(x, [c d]);
end
