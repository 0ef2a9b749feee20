% SPDX-License-Identifier: Apache-2.0
function [phat, ci] = gamfit(x, alpha)
% Shape and scale of gamma samples by maximum likelihood, and their intervals at the level 1-alpha (0.95), lower limits above upper ones.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if ~isvector(x), error('stats:gamfit:VectorRequired', 'X must be a vector.'); end
if any(x < 0), error('stats:gamfit:BadDataNeg', 'X must be non-negative.'); end
m = mean(x(:));
s = log(m) - mean(log(x(:)));
if ~(s > 0), phat = [Inf, 0]; ci = [phat; phat]; return, end
a = (3 - s + sqrt((s - 3)^2 + 24 * s)) / (12 * s);
for step = 1:50
    d = (log(a) - psi(a) - s) / (1 / a - psi(1, a));
    if a - d <= 0, d = a / 2; end
    a = a - d;
    if abs(d) <= 4 * eps(a), break, end
end
phat = [a, m / a];
if nargout < 2, return, end
C = inv(numel(x)*[psi(1, a), a/m; a/m, a^3/m^2]);
width = norminv(1 - alpha/2)*sqrt(diag(C))'./phat;
ci = [phat.*exp(-width); phat.*exp(width)];
end
