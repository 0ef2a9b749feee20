% SPDX-License-Identifier: Apache-2.0
function [W, D] = wishrnd(sigma, df, D)
% A random matrix of Wishart's distribution with the covariance matrix sigma and df degrees of freedom; D is the Cholesky factor of sigma.
% Example: W = wishrnd([2 0.5; 0.5 1], 6)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, D = mvnRoot('wishrnd', sigma, size(sigma, 1)); end
p = size(D, 1);
if df <= 81 + p && df == round(df)
    X = randn(df, p)*D;
else
    A = diag(sqrt(chi2rnd(df - (0:p - 1)))) + triu(randn(p), 1);
    X = A*D;
end
W = X'*X;
end
