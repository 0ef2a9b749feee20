% SPDX-License-Identifier: Apache-2.0
function [l, P, D] = mixtureLikelihood(X, mu, sigma, p)
% Of each row of X: minus the logarithm of its density in a mixture of normal distributions, the share of each component in it, and the squared
% Mahalanobis distance from each.
[n, d] = size(X);
k = size(mu, 1);
D = zeros(n, k);
L = zeros(n, k);
for j = 1:k
    S = sigma(:, :, min(j, size(sigma, 3)));
    Z = X - mu(j, :);
    if size(S, 1) == d
        R = chol((S + S')/2);
        D(:, j) = sum((Z/R).^2, 2);
        half = sum(log(diag(R)));
    else
        D(:, j) = sum(Z.^2./S, 2);
        half = sum(log(S))/2;
    end
    L(:, j) = log(p(j)) - half - D(:, j)/2 - d*log(2*pi)/2;
end
top = max(L, [], 2);
P = exp(L - top);
total = sum(P, 2);
P = P./total;
l = -(top + log(total));
end
