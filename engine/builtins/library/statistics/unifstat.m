% SPDX-License-Identifier: Apache-2.0
function [m, v] = unifstat(a, b)
% Mean and variance of the continuous uniform distribution; parameters a, b.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b] = distributionArguments('unifstat', a, b);
refused = ~(a < b);
m = (a + b) / 2;
v = (b - a).^2 / 12;
m(refused) = NaN;
v(refused) = NaN;
end
