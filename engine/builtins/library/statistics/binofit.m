% SPDX-License-Identifier: Apache-2.0
function [phat, pci] = binofit(x, n, alpha)
% Probability of success from x successes in n trials, with its exact (Clopper-Pearson) interval.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(alpha), alpha = 0.05; end
if any(x(:) < 0 | x(:) ~= fix(x(:)) | x(:) > n(:))
    error('stats:binofit:InvalidX', 'X must be non-negative integers not above N.');
end
phat = x ./ n;
x = x(:);
n = n(:) + zeros(size(x));
low = betainv(alpha / 2, x, n - x + 1);
low(x == 0) = 0;
high = betainv(1 - alpha / 2, x + 1, n - x);
high(x == n) = 1;
pci = [low, high];
end
