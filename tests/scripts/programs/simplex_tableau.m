% Simplex by tableau: max c'x, Ax<=b, x>=0
function simplex_tableau
A = [2 1 1; 4 2 3; 2 5 5];
b = [14; 28; 30];
c = [1 2 -1];
[x, z, status] = simplex(c, A, b, true);
fprintf('status: %s\n', status);
fprintf('x = [%s], z = %g\n', strjoin(arrayfun(@(v) sprintf('%g', v), x, 'UniformOutput', false), ', '), z);
[x, z, status] = simplex([1 1], [-1 1; 1 -1], [1; 1]);
fprintf('second: %s %g %d\n', status, z, isempty(x));
[x, z, status] = simplex([3 5], [1 0; 0 2; 3 2], [4 12 18]');
mat2str(x), z, status
end

function [x, z, status] = simplex(c, A, b, verbose)
if nargin < 4, verbose = false; end
[m, n] = size(A);
T = [A eye(m) b(:); -c zeros(1, m+1)];
basis = n+1:n+m;
iter = 0;
x = []; z = Inf;
while any(T(end,1:end-1) < -1e-12)
    iter = iter + 1;
    [~, col] = min(T(end,1:end-1));
    ratios = T(1:m,end) ./ T(1:m,col);
    ratios(T(1:m,col) <= 0) = Inf;
    [r, row] = min(ratios);
    if isinf(r)
        status = 'unbounded';
        return
    end
    T(row,:) = T(row,:) / T(row,col);
    for i = setdiff(1:m+1, row)
        T(i,:) = T(i,:) - T(i,col)*T(row,:);
    end
    basis(row) = col;
    if verbose
        fprintf('iteration %d: enter %d leave row %d, z = %.4f\n', iter, col, row, T(end,end));
        disp(T)
    end
end
x = zeros(1, n+m);
x(basis) = T(1:m,end);
x = x(1:n);
z = T(end,end);
status = 'optimal';
end
