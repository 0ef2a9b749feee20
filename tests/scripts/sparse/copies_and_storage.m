% Values are copied when written; bytes and nzmax; storage survives functions, fields and growth.
S = sparse([1 0; 0 2]); T = S; T(1, 1) = 9; disp(full(S(1, 1))), disp(full(T(1, 1)))
function_result = twice(S); disp(issparse(function_result)), disp(full(S))
c = {S}; c{1}(2, 1) = 4; disp(full(S(2, 1))), disp(full(c{1}(2, 1))), disp(issparse(c{1}))
s.a = S; s.a(3, 3) = 1; disp(size(s.a)), disp(issparse(s.a)), s.a(:, 1) = []; disp(size(s.a))
A = sparse(100, 100); w = whos('A'); disp(w.bytes), A(5, 5) = 1; w = whos('A'); disp(w.bytes)
A = sparse(1:10, 1:10, 1); w = whos('A'); disp(w.bytes), L = A > 0; w = whos('L'); disp(w.bytes), C = A * 1i; w = whos('C'); disp([w.bytes w.complex])
whos S
disp([nzmax(A), nzmax(sparse(3, 3)), nzmax(ones(2)), nzmax(sparse([1 0 2]))])
A(2, 2) = 0; disp(nnz(A)), A(:, :) = 0; disp(nnz(A)), disp(issparse(A))
B = sparse([]); B(2, 3) = 5; disp(size(B)), disp(issparse(B)), B(end + 1, :) = 1; disp(full(B))
clear x, x(2, 2) = sparse(3); disp(issparse(x)), x = 5; x(2) = sparse(6); disp(issparse(x)), disp(x)
global g, g = S; disp(issparse(g)), p = @() S; disp(issparse(p()))
[a, b] = deal(S, 1); disp([issparse(a), issparse(b)]), z = feval(@plus, S, S); disp(issparse(z))
S(:) = 0; disp(nnz(S)), S = S + 0; disp(issparse(S)), S = full(S); disp(issparse(S))
disp(isequal(sparse([1 0; 0 1]), speye(2))), disp(isequal(sparse(1), 1, sparse(1))), disp(isequal(sparse(1, 2), sparse(2, 1)))
function y = twice(x)
x(1, 1) = 2 * x(1, 1);
y = x;
end
