% SPDX-License-Identifier: Apache-2.0
function [K, precision, message] = place(A, B, p)
% The gain K for which A - B*K has the poles p, as insensitive to changes of A and B as the inputs allow (Kautsky, Nichols and Van Dooren's
% first method); no pole more often than there are inputs. precision: how many digits the poles keep.
% Example: K = place([0 1; 0 0], [0; 1], [-1 -2])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(A, 1);
m = size(B, 2);
p = reshape(p, 1, []);
if size(A, 2) ~= n || size(B, 1) ~= n, error('Control:design:place1', 'A must be square with as many rows as B.'); end
if numel(p) ~= n, error('Control:design:place2', 'The number of poles must be the number of rows of A.'); end
for q = unique(p)
    if nnz(p == q) > rank(B), error('Control:design:place3', 'A pole has a multiplicity greater than the rank of B.'); end
end
[~, order] = sortrows([real(p(:)), abs(imag(p(:))), imag(p(:))]);
p = p(order);
if any(imag(p)) && norm(sort(poly(p)) - sort(conj(poly(p)))) > 1e-10*norm(poly(p))
    error('Control:design:place4', 'Complex poles must come in conjugate pairs.');
end
[U, R] = qr(B);
r = rank(B);
U0 = U(:, 1:r); U1 = U(:, r + 1:end);
X = complex(zeros(n));
spaces = cell(1, n);
for k = 1:n
    spaces{k} = null(U1'*(A - p(k)*eye(n)));
    if isempty(U1), spaces{k} = eye(n); end
    v = spaces{k}*sum(spaces{k}, 1)';
    if norm(v) < 0.1, v = spaces{k}(:, 1); end % the space is across to it
    X(:, k) = v/norm(v);
end
% Each column in turn as far from the others as its space allows.
for turn = 1:20*(r > 1)
    for k = 1:n
        others = X(:, [1:k - 1, k + 1:n]);
        y = null(others');
        if isempty(y), continue, end
        v = spaces{k}*(spaces{k}'*y(:, 1));
        if norm(v) > 1e-6, X(:, k) = v/norm(v); end
    end
    for k = find(imag(p) < 0), X(:, find(p == conj(p(k)), 1)) = conj(X(:, k)); end
end
if rcond(X) < eps, error('Control:design:place5', 'The poles cannot be placed: the system may not be controllable.'); end
M = X*diag(p)/X;
K = R(1:r, :)\(U0'*(A - M));
if isreal(A) && isreal(B), K = real(K); end
got = eig(A - B*K);
[~, near] = min(abs(got - p), [], 1);
off = max(abs(got(near).' - p)./max(abs(p), 1));
precision = max(0, min(15, floor(-log10(off + eps))));
message = '';
if precision < 2, message = 'Warning: the poles are more than 1 % in error.'; warning('Control:design:placeInaccurate', 'The poles are more than 1%% in error.'); end
end
