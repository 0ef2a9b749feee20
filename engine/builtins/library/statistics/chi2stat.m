% SPDX-License-Identifier: Apache-2.0
function [m, v] = chi2stat(v)
% Mean and variance of the chi-square distribution; parameters v.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
v = distributionArguments('chi2stat', v);
refused = ~(v > 0);
m = v;
v = 2 * v;
m(refused) = NaN;
v(refused) = NaN;
end
