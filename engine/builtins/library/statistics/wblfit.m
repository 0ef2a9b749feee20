% SPDX-License-Identifier: Apache-2.0
function phat = wblfit(x)
% Scale and shape of Weibull samples by maximum likelihood.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x), error('stats:wblfit:VectorRequired', 'X must be a vector.'); end
if any(x <= 0), error('stats:wblfit:BadData', 'The data in X must be positive.'); end
l = log(x(:));
top = max(l);
z = l - top;
if all(z == 0), phat = [x(1), Inf]; return, end
g = @(b) sum(z .* exp(b * z)) / sum(exp(b * z)) - 1 / b - mean(z);
b = 1.2825 / std(z);
low = b; high = b;
while g(low) > 0, low = low / 2; end
while g(high) < 0, high = high * 2; end
if low < high, b = fzero(g, [low, high], optimset('TolX', eps)); end
phat = [exp(top) * mean(exp(b * z))^(1 / b), b];
end
