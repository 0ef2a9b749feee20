% SPDX-License-Identifier: Apache-2.0
function [m, v] = geostat(q)
% Mean and variance of the geometric distribution; parameters q.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = distributionArguments('geostat', q);
refused = ~(q > 0 & q <= 1);
m = (1 - q) ./ q;
v = m ./ q;
m(refused) = NaN;
v(refused) = NaN;
end
