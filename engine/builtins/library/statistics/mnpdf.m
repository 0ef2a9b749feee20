% SPDX-License-Identifier: Apache-2.0
function p = mnpdf(x, prob)
% Probabilities of the multinomial distribution: rows of x hold the counts, prob the probabilities of the outcomes.
% Example: p = mnpdf([1 1 0; 2 0 0], [0.5 0.3 0.2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(prob, 1) > 1 && size(x, 1) == 1, x = repmat(x, size(prob, 1), 1); end
n = sum(x, 2);
logs = x.*log(prob);
logs(x == 0 & prob == 0) = 0;
p = exp(gammaln(n + 1) - sum(gammaln(x + 1), 2) + sum(logs + zeros(size(x)), 2));
p(any(x < 0 | x ~= fix(x), 2)) = 0;
p(abs(sum(prob, 2) - 1) > 1e-8 | any(prob < 0, 2)) = NaN;
end
