% SPDX-License-Identifier: Apache-2.0
function [W, D] = iwishrnd(tau, df, D)
% A random matrix of the inverse Wishart distribution: its inverse has Wishart's with the inverse of tau and df degrees of freedom.
% Example: W = iwishrnd([2 0.5; 0.5 1], 6)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3
    L = mvnRoot('iwishrnd', tau, size(tau, 1));
    D = inv(L)';
end
p = size(D, 1);
X = randn(max(df, p), p);
if df == round(df), X = X(1:df, :); else, X = diag(sqrt(chi2rnd(df - (0:p - 1)))) + triu(randn(p), 1); end
[~, R] = qr(X*D, 0);
T = inv(R);
W = T*T';
end
