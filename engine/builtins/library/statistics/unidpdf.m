% SPDX-License-Identifier: Apache-2.0
function y = unidpdf(x, n)
% Probability of the discrete uniform distribution at x;
% parameters n.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, n] = distributionArguments('unidpdf', x, n);
refused = ~(n >= 1 & n == fix(n));
n(refused) = NaN;
unknown = isnan(x) | isnan(n);
y = (x >= 1 & x <= n & x == fix(x)) ./ n;
y(unknown) = NaN;
end
