% SPDX-License-Identifier: Apache-2.0
function [phat, ci] = wblfit(x, alpha)
% Scale and shape of Weibull samples by maximum likelihood, and their intervals at the level 1-alpha (0.95), lower limits above upper ones.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if ~isvector(x), error('stats:wblfit:VectorRequired', 'X must be a vector.'); end
if any(x <= 0), error('stats:wblfit:BadData', 'The data in X must be positive.'); end
l = log(x(:));
top = max(l);
z = l - top;
if all(z == 0), phat = [x(1), Inf]; ci = [phat; phat]; return, end
g = @(b) sum(z .* exp(b * z)) / sum(exp(b * z)) - 1 / b - mean(z);
b = 1.2825 / std(z);
low = b; high = b;
while g(low) > 0, low = low / 2; end
while g(high) < 0, high = high * 2; end
if low < high, b = fzero(g, [low, high], optimset('TolX', eps)); end
phat = [exp(top) * mean(exp(b * z))^(1 / b), b];
if nargout < 2, return, end
% The logarithms have the extreme value distribution of location log(a) and scale 1/b.
u = b*(l - log(phat(1)));
e = exp(u);
n = numel(l);
C = inv(b^2*[n, sum(u.*e); sum(u.*e), n + sum(u.^2.*e)]);
width = norminv(1 - alpha/2)*sqrt(diag(C))';
ci = [phat(1)*exp([-1; 1]*width(1)), b*exp([-1; 1]*width(2)*b)];
end
