% SPDX-License-Identifier: Apache-2.0
function [x, stdx, mse, S] = lscov(A, b, V, method)
% Least squares with weights, a vector, or a covariance matrix V of b; standard errors, mean squared error and
% the covariance of x.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[m, n] = size(A);
if size(b, 1) ~= m
    error('MATLAB:lscov:InputSizeMismatch', 'B must have the same number of rows as A.');
end
if nargin > 2 && ~isempty(V)
    if isvector(V) && numel(V) == m && m > 1
        if any(V < 0)
            error('MATLAB:lscov:InvalidWeights', 'The weights must be nonnegative.');
        end
        A = sqrt(V(:)) .* A;
        b = sqrt(V(:)) .* b;
        m = sum(V ~= 0);
    elseif isequal(size(V), [m m])
        [T, failed] = chol(V, 'lower');
        if failed > 0
            error('MATLAB:lscov:NotPosDef', 'V must be positive definite.');
        end
        A = T \ A;
        b = T \ b;
    else
        error('MATLAB:lscov:InputSizeMismatch', 'V must be an m-by-m matrix or a vector of m weights.');
    end
end
[Q, R, p] = qr(A, 0);
d = abs(diag(R));
rank_ = sum(d > max(size(A)) * eps(class(R)) * max([d; 0]));
if rank_ < n
    warning('MATLAB:lscov:RankDefDesignMat', 'A is rank deficient to within machine precision.');
end
z = Q' * b;
k = 1:rank_;
x = zeros(n, size(b, 2), class(z));
x(p(k), :) = R(k, k) \ z(k, :);
if nargout < 2, return, end
rest = b - A * x;
if m > rank_
    mse = sum(abs(rest) .^ 2, 1) / (m - rank_);
else
    mse = zeros(1, size(b, 2), class(z));
end
inverse = R(k, k) \ eye(rank_);
C = zeros(n, class(z));
C(p(k), p(k)) = inverse * inverse';
stdx = sqrt(diag(C)) * sqrt(mse);
if nargout > 3
    S = C .* reshape(mse, 1, 1, []);
end
end
