% SPDX-License-Identifier: Apache-2.0
function r = mvnrnd(mu, sigma, n)
% Random rows of the normal distribution of several variables: one for each row of mu, or n of them; sigma may be singular.
% Example: r = mvnrnd([0 0], [2 0.5; 0.5 1], 5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, n = size(mu, 1); end
if iscolumn(mu) && ~isscalar(mu) && numel(mu) == size(sigma, 1) && size(sigma, 1) > 1, mu = mu.'; end
d = size(mu, 2);
if isrow(sigma) && d > 1, sigma = diag(sigma); end
if ~isequal(size(sigma, 1), size(sigma, 2), d)
    error('stats:mvnrnd:BadCovariance2DSize', 'SIGMA must be a square matrix with size equal to the number of columns in MU.');
end
if size(mu, 1) == 1, mu = repmat(mu, n, 1); end
[T, bad] = chol(sigma);
if bad
    [V, D] = eig((sigma + sigma')/2);
    v = diag(D);
    if any(v < -1e-10*max(abs(v)))
        error('stats:mvnrnd:BadCovariance2DSymPos', 'SIGMA must be a symmetric positive semi-definite matrix.');
    end
    T = sqrt(max(v, 0)).*V';
end
r = randn(size(mu, 1), d)*T + mu;
end
