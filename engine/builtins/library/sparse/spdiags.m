% SPDX-License-Identifier: Apache-2.0
function [B, id] = spdiags(varargin)
% Diagonals: [B,id] = spdiags(A) and B = spdiags(A,d) take them out of A as the columns of B;
% S = spdiags(B,d,A) replaces those of A, S = spdiags(B,d,m,n) makes a sparse m-by-n matrix of them.
% Column k of B is diagonal d(k); above the main diagonal of a matrix with m >= n its last elements
% count, below it its first ones.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 4, error('MATLAB:TooManyInputs', 'Too many input arguments.'); end
if nargin <= 2
    A = varargin{1};
    [m, n] = size(A);
    [i, j, v] = find(A);
    i = i(:); j = j(:); v = v(:);
    if nargin == 1
        id = unique(j - i);
        id = id(:);
    else
        id = full(varargin{2});
    end
    B = zeros(min(m, n), numel(id));
    for k = 1:numel(id)
        on = j - i == id(k);
        if m >= n
            B(j(on), k) = v(on);
        else
            B(i(on), k) = v(on);
        end
    end
    return
end
B = full(varargin{1});
d = full(varargin{2});
d = d(:);
if nargin == 3
    S = varargin{3};
    [m, n] = size(S);
    [i, j, v] = find(S);
    i = i(:); j = j(:); v = v(:);
    stay = ~ismember(j - i, d);
    i = i(stay); j = j(stay); v = v(stay);
else
    m = full(varargin{3});
    n = full(varargin{4});
    if ~isscalar(m) || ~isscalar(n)
        error('MATLAB:spdiags:InvalidSize', 'Matrix sizes must be scalars.');
    end
    i = []; j = []; v = [];
end
if numel(unique(d)) < numel(d)
    error('MATLAB:spdiags:DuplicateDiagonals', 'Diagonal numbers must be different.');
end
parts = cell(numel(d), 3);
for k = 1:numel(d)
    first = max(1, 1 - d(k));
    last = min(m, n - d(k));
    rows = (first:last)';
    if m >= n
        at = rows + d(k);
    else
        at = rows;
    end
    if isempty(rows)
        x = zeros(0, 1);
    elseif isscalar(B)
        x = repmat(B, numel(rows), 1);
    elseif size(B, 1) == 1 && max(at) > 1
        x = repmat(B(1, k), numel(rows), 1);
    else
        if k > size(B, 2) || max(at) > size(B, 1)
            error('MATLAB:spdiags:InvalidSizeB', ...
                'The matrix of diagonals must have a column for each diagonal and enough rows.');
        end
        x = B(at, k);
    end
    parts{k, 1} = rows;
    parts{k, 2} = rows + d(k);
    parts{k, 3} = double(x);
end
B = sparse([i; vertcat(parts{:, 1})], [j; vertcat(parts{:, 2})], [v; vertcat(parts{:, 3})], m, n);
id = d;
end
