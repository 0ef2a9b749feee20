% Writing into sparse matrices: they stay sparse, grow, take any class; full ones stay full.
A = [1 0 2; 0 3 0]; S = sparse(A);
show = @(x, y) disp([issparse(x), isequal(full(x), y), nnz(x)]);
A(1, 2) = 9; S(1, 2) = 9; show(S, A)
A(1, 1) = 0; S(1, 1) = 0; show(S, A)
A(:, 3) = [7; 8]; S(:, 3) = [7; 8]; show(S, A)
A(2, :) = 5; S(2, :) = sparse(5); show(S, A)
A(4, 5) = -1; S(4, 5) = -1; show(S, A)
A([1 3], [2 4]) = [1 2; 3 4]; S([1 3], [2 4]) = sparse([1 2; 3 4]); show(S, A)
A(A > 4) = 0; S(S > 4) = 0; show(S, A)
A(3) = 33; S(3) = 33; show(S, A)
A([1 1 2]) = [1 2 3]; S([1 1 2]) = [1 2 3]; show(S, A)
A(:) = 1:20; S(:) = 1:20; show(S, A)
A(2, 2) = 1i; S(2, 2) = 1i; show(S, A), disp(isreal(S))
A(2, 2) = 0; S(2, 2) = 0; disp(isreal(S))
S(1, 1) = int8(3); disp(class(S)), disp(issparse(S))
S(1, 1) = true; disp(class(S))
L = sparse([true false]); L(2) = 5; disp(class(L)), disp(full(L))
F = zeros(2); F(1, 1) = sparse(4); disp(issparse(F)), disp(F)
x(3) = sparse(2); disp(issparse(x)), disp(full(x))
S = sparse(A); A(:, [1 3]) = []; S(:, [1 3]) = []; show(S, A)
A(2, :) = []; S(2, :) = []; show(S, A)
v = sparse([1 0 3 0 5]); v([1 4]) = []; disp(full(v)), disp(size(v))
w = S; w(:) = []; disp(size(w))
v(end + 1) = 8; disp(full(v)), disp(issparse(v))
a = S; b = a; b(1, 1) = 100; disp(isequal(a, b))
s = {@() put(S, 0, 1, 1), @() put(S, 1, 1, [1 2 3]), @() put(S, 1, 1, {1}), @() put(S, 1, 1, 'a'), @() put(S, 1, 1, "a")};
for k = 1:numel(s)
    try
        disp(class(s{k}()))
    catch err
        fprintf('%s: %s\n', err.identifier, err.message);
    end
end
S = sparse([1 2; 3 4]);
try, S(1, 1) = []; catch err, fprintf('%s: %s\n', err.identifier, err.message); end
try, S(100) = 1; catch err, fprintf('%s: %s\n', err.identifier, err.message); end
try, S(:, 5) = []; catch err, fprintf('%s: %s\n', err.identifier, err.message); end
S(2) = []; disp(full(S)), disp(issparse(S))
function S = put(S, i, j, v)
S(i, j) = v;
end
