% SPDX-License-Identifier: Apache-2.0
function [p, t, r] = linhyptest(beta, covb, c, H, dfe)
% The test that H*beta = c of estimated coefficients of covariance covb: by F with dfe degrees of freedom of the estimate of the variance, by chi-square where these are
% Inf or left out. c is zeros and H the identity unless given; r is the rank of H.
% Example: [p, F] = linhyptest([1; 2], [0.2 0; 0 0.3], 0, [1 -1], 10)
if nargin < 2, error('stats:linhyptest:TooFewInputs', 'Requires at least two inputs.'); end
b = double(beta(:));
n = numel(b);
if ~isequal(size(covb), [n n]), error('stats:linhyptest:BadCovariance', 'COVB must be a square matrix with a row for each element of BETA.'); end
if nargin < 4 || isempty(H), H = eye(n); end
if size(H, 2) ~= n, error('stats:linhyptest:BadHypothesis', 'H must have a column for each element of BETA.'); end
if nargin < 3 || isempty(c), c = zeros(size(H, 1), 1); end
c = c(:);
if isscalar(c), c = repmat(c, size(H, 1), 1); end
if numel(c) ~= size(H, 1), error('stats:linhyptest:BadHypothesis', 'C must have an element for each row of H.'); end
if nargin < 5 || isempty(dfe), dfe = Inf; end
r = rank(H);
d = H*b - c;
t = d'*pinv(H*covb*H')*d;
if isinf(dfe)
    p = chi2cdf(t, r, 'upper');
else
    t = t/r;
    p = fcdf(t, r, dfe, 'upper');
end
end
