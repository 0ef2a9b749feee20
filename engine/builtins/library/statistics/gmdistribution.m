% SPDX-License-Identifier: Apache-2.0
function gm = gmdistribution(mu, sigma, p)
% A mixture of normal distributions: a row of mu is the mean of a component, sigma(:, :, k) its covariance (a page for each, or one for all; a row
% for diagonal ones), p the shares (equal). Functions pdf, cdf, random, cluster, posterior, mahal. fitgmdist fits one to data.
% Example: gm = gmdistribution([0; 5], 1, [0.4 0.6]); y = pdf(gm, 0)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(mu) || ~ismatrix(mu) || isempty(mu), error('stats:gmdistribution:BadMu', 'MU must be a numeric matrix.'); end
[k, d] = size(mu);
if nargin < 3 || isempty(p), p = ones(1, k)/k; end
p = reshape(p, 1, []);
if numel(p) ~= k, error('stats:gmdistribution:MisshapedMuP', 'P must have an element for each row of MU.'); end
if any(p <= 0), error('stats:gmdistribution:InvalidP', 'The mixing proportions must be positive.'); end
p = p/sum(p);
diagonal = size(sigma, 1) == 1 && d > 1;
rows = d;
if diagonal, rows = 1; end
if size(sigma, 1) ~= rows || size(sigma, 2) ~= d || ~any(size(sigma, 3) == [1 k])
    error('stats:gmdistribution:MisshapedSigma', 'SIGMA must be %d-by-%d, or have a page of that size for each of the %d components.', rows, d, k);
end
for page = 1:size(sigma, 3)
    S = sigma(:, :, page);
    if diagonal, ok = all(S > 0); else, ok = issymmetric(S) || norm(S - S', 1) <= 1e-10*norm(S, 1); end
    if ok && ~diagonal, [~, bad] = chol((S + S')/2); ok = bad == 0; end
    if ~ok, error('stats:gmdistribution:BadCovariance', 'The covariance matrices must be symmetric and positive definite.'); end
end
gm = mixtureObject(double(mu), double(sigma), double(p), size(sigma, 3) == 1 && k > 1, diagonal, []);
end
