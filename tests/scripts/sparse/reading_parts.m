% Reading parts of sparse matrices, against the same parts of the full one.
rng(1); A = [1 0 2 0; 0 3 0 0; 4 0 0 5]; S = sparse(A);
check = @(x, y) disp([issparse(x), isequal(full(x), y), isequal(size(x), size(y))]);
check(S(2, 2), A(2, 2)), check(S(1, 2), A(1, 2)), check(S(:, 1), A(:, 1)), check(S(3, :), A(3, :))
check(S(:), A(:)), check(S(:, :), A(:, :)), check(S([3 1], [4 1 1]), A([3 1], [4 1 1]))
check(S(3:-1:1, :), A(3:-1:1, :)), check(S(:, 4:-2:1), A(:, 4:-2:1)), check(S(7), A(7))
check(S([1 5; 9 12]), A([1 5; 9 12])), check(S(1:12), A(1:12)), check(S(12:-3:1), A(12:-3:1))
check(S(A > 1), A(A > 1)), check(S(S > 1), A(A > 1)), check(A(S > 1), A(A > 1))
check(S(logical([1 0 1]), :), A(logical([1 0 1]), :)), check(S(:, sparse([1 0 1 0]) > 0), A(:, [1 3]))
check(S(end), A(end)), check(S(end, 1), A(end, 1)), check(S([], :), A([], :)), check(S([]), A([]))
check(S(2, :)', A(2, :)'), check(S(sparse(2), sparse(2)), A(2, 2))
v = sparse([0 1 0 2]); check(v(2), 1), check(v([4 2]), [2 1]), check(v([4; 2]), [2 1]), check(v(:), [0; 1; 0; 2])
big = sparse(1e6, 1e6, 5); disp(full(big(end, end))), disp(nnz(big(:, 5e5:end))), disp(size(big(1:10, :)))
L = S > 1; disp(class(L(1, 1))), disp(islogical(L(:, 1)))
s = {@() S(4, 1), @() S(0, 1), @() S(13), @() S(1.5), @() S(:, 5), @() S(1, 1, 2), @() S('x'), @() S({1}), @() S(-1)};
for k = 1:numel(s)
    try
        s{k}();
        disp('no error')
    catch err
        fprintf('%s: %s\n', err.identifier, err.message);
    end
end
