% SPDX-License-Identifier: Apache-2.0
function [A, B, r, U, V] = canoncorr(X, Y)
% Canonical correlations r of the columns of X and of Y, and the coefficients A and B of the variables U and V that have them.
% Example: [A, B, r] = canoncorr([1 2; 2 1; 3 4; 4 2; 5 5], [1 3; 2 1; 2 4; 5 2; 4 6])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(X, 1);
if size(Y, 1) ~= n, error('stats:canoncorr:InputSizeMismatch', 'X and Y must have the same number of rows.'); end
X = X - mean(X, 1); Y = Y - mean(Y, 1);
[Q1, T1, p1] = qr(X, 0);
[Q2, T2, p2] = qr(Y, 0);
rank1 = sum(abs(diag(T1)) > eps(abs(T1(1)))*max(size(X)));
rank2 = sum(abs(diag(T2)) > eps(abs(T2(1)))*max(size(Y)));
Q1 = Q1(:, 1:rank1); Q2 = Q2(:, 1:rank2);
[L, D, M] = svd(Q1'*Q2, 0);
d = min(rank1, rank2);
r = min(max(diag(D(:, 1:d))', 0), 1);
A = zeros(size(X, 2), d); B = zeros(size(Y, 2), d);
A(p1(1:rank1), :) = T1(1:rank1, 1:rank1)\L(:, 1:d)*sqrt(n - 1);
B(p2(1:rank2), :) = T2(1:rank2, 1:rank2)\M(:, 1:d)*sqrt(n - 1);
U = X*A; V = Y*B;
end
