% SPDX-License-Identifier: Apache-2.0
function phat = gamfit(x)
% Shape and scale of gamma samples by maximum likelihood.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x), error('stats:gamfit:VectorRequired', 'X must be a vector.'); end
if any(x < 0), error('stats:gamfit:BadDataNeg', 'X must be non-negative.'); end
m = mean(x(:));
s = log(m) - mean(log(x(:)));
if ~(s > 0), phat = [Inf, 0]; return, end
a = (3 - s + sqrt((s - 3)^2 + 24 * s)) / (12 * s);
for step = 1:50
    d = (log(a) - psi(a) - s) / (1 / a - psi(1, a));
    if a - d <= 0, d = a / 2; end
    a = a - d;
    if abs(d) <= 4 * eps(a), break, end
end
phat = [a, m / a];
end
