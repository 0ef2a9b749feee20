% SPDX-License-Identifier: Apache-2.0
function varargout = polyeig(varargin)
% Eigenvalues e (and vectors X) of (A0 + e*A1 + ... + e^p*Ap)*x = 0: e = polyeig(A0, ..., Ap).
% Example: e = polyeig([2 0; 0 6], [-3 0; 0 -5], eye(2))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(varargin{1}, 1);
for j = 1:nargin
    if ~isequal(size(varargin{j}), [n n])
        error('MATLAB:polyeig:NonSquareMatrix', 'All arguments must be square matrices of the same size.');
    end
end
p = nargin - 1;
if p == 0
    if nargout < 2
        varargout = {eig(varargin{1})};
    else
        [X, e] = eig(varargin{1}, 'vector');
        varargout = {X, e};
    end
    return;
end
A = eye(n*p);
A(1:n, 1:n) = varargin{1};
B = diag(ones(n*(p - 1), 1), -n);
for j = 1:p
    B(1:n, (j - 1)*n + 1:j*n) = -varargin{j + 1};
end
if nargout < 2
    varargout = {eig(A, B)};
    return;
end
[V, e] = eig(A, B, 'vector');
X = zeros(n, n*p, 'like', V);
for j = 1:n*p
    % Of the blocks, which are multiples of one vector, the one with the least residual.
    best = Inf;
    for block = reshape(V(:, j), n, p)
        if ~any(block), continue; end
        x = block/norm(block);
        r = varargin{end};
        if isfinite(e(j))
            for i = p:-1:1, r = varargin{i} + e(j)*r; end
        end
        miss = sum(abs(r*x))/sum(abs(r(:)));
        if ~(miss >= best)
            best = miss;
            X(:, j) = x;
        end
    end
end
varargout = {X, e};
end
