% SPDX-License-Identifier: Apache-2.0
function [size_, v, w, count] = normest1(A, t, X, varargin)
% Estimate of the 1-norm of a square matrix, or of a function Y = A(what,X,...) for what 'dim', 'real',
% 'notransp' and 'transp', with t columns at once (N. J. Higham and F. Tisseur, SIAM J. Matrix Anal. Appl.
% 21, 2000); w = A*v and norm(w,1) = size_*norm(v,1). count: iterations and products.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(t), t = 2; end
if isa(A, 'function_handle')
    n = A('dim', [], varargin{:});
    forward = @(X) A('notransp', X, varargin{:});
    back = @(X) A('transp', X, varargin{:});
else
    if size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
    n = size(A, 1);
    forward = @(X) A * X;
    back = @(X) A' * X;
end
t = max(1, min(t, n));
if n <= 4 || t == n
    % All columns at once.
    Y = forward(eye(n));
    [size_, j] = max(sum(abs(Y), 1));
    v = zeros(n, 1);
    v(j) = 1;
    w = Y(:, j);
    count = [0; 1];
    return
end
if nargin < 3 || isempty(X)
    X = ones(n, t);
    for k = 2:t
        X(:, k) = 1 - 2 * mod(floor((0:n - 1).' / 2^(k - 2)), 2);
    end
    X = X / n;
end
size_ = 0;
seen = false(n, 1);
products = 0;
best = 0;
for round_ = 1:5
    Y = forward(X);
    products = products + 1;
    sums = sum(abs(Y), 1);
    [most, j] = max(sums);
    if round_ > 1 && most <= size_, break, end
    size_ = most;
    v = X(:, j);
    w = Y(:, j);
    S = Y ./ abs(Y);
    S(Y == 0) = 1;
    Z = back(S);
    products = products + 1;
    [h, order] = sort(max(abs(Z), [], 2), 'descend');
    if round_ > 1 && h(1) == max(abs(Z(best, :))), break, end
    order = order(~seen(order));
    if isempty(order), break, end
    order = order(1:min(t, numel(order)));
    best = order(1);
    seen(order) = true;
    X = zeros(n, numel(order));
    X(sub2ind(size(X), order.', 1:numel(order))) = 1;
end
count = [round_; products];
end
