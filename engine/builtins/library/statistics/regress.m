% SPDX-License-Identifier: Apache-2.0
function [b, bint, r, rint, stats] = regress(y, X, alpha)
% Least-squares coefficients of y = X*b, their confidence intervals, residuals with theirs, and
% [R^2, F, p, error variance]. Rows with NaN are left out.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(alpha), alpha = 0.05; end
if ~iscolumn(y), error('stats:regress:InvalidData', 'Y must be a column vector.'); end
if size(X, 1) ~= numel(y)
    error('stats:regress:InvalidData', 'The number of rows in Y must equal the number of rows in X.');
end
whole = ~(isnan(y) | any(isnan(X), 2));
rows = numel(y);
y = double(y(whole));
X = double(X(whole, :));
[n, p] = size(X);
[Q, R, order] = qr(X, 0);
d = abs(diag(R));
k = sum(d > max(n, p) * eps(max([d; 0])));
if k < p
    warning('stats:regress:RankDefDesignMat', 'X is rank deficient to within machine precision.');
    R = R(1:k, 1:k); Q = Q(:, 1:k); order = order(1:k);
end
b = zeros(p, 1);
b(order) = R \ (Q' * y);
fitted = X * b;
e = y - fitted;
free = n - k;
s = norm(e) / sqrt(max(free, 0));
bint = zeros(p, 2);
if nargout > 1
    half = NaN(p, 1);
    half(order) = tinv(1 - alpha / 2, free) * s * sqrt(sum((R \ eye(k)).^2, 2));
    half(setdiff(1:p, order)) = 0;
    bint = [b - half, b + half];
end
r = NaN(rows, 1);
r(whole) = e;
if nargout > 3
    h = min(sum(Q.^2, 2), 1);
    % Residuals by the deviation without the row in question.
    si = sqrt(max((s^2 * free - e.^2 ./ (1 - h)) / (free - 1), 0));
    half = tinv(1 - alpha / 2, free - 1) * si .* sqrt(1 - h);
    rint = NaN(rows, 2);
    rint(whole, :) = [e - half, e + half];
end
if nargout > 4
    rss = sum(e.^2);
    total = sum((y - mean(y)).^2);
    r2 = 1 - rss / total;
    F = (sum((fitted - mean(fitted)).^2) / (k - 1)) / s^2;
    stats = [r2, F, fcdf(F, k - 1, free, 'upper'), s^2];
end
end
