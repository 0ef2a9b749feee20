% sum, prod, any, all, max, min, mean, cumsum, sort of sparse matrices: sparse, values as in full.
A = [1 0 -2 0; 0 3 0 0; 4 0 5 0]; S = sparse(A);
f = {@sum, @prod, @any, @all, @max, @min, @mean, @cumsum, @cumprod, @sort, @median, @var, @std, @diff, @sumsq};
for k = 1:numel(f)
    r = f{k}(S); q = f{k}(A);
    fprintf('%-8s %d %d %s\n', func2str(f{k}), issparse(r), isequal(full(r), q), class(r));
end
g = {@sum, @prod, @any, @all, @mean, @cumsum, @sort};
for k = 1:numel(g)
    r = g{k}(S, 2); q = g{k}(A, 2);
    fprintf('%-8s %d %d\n', func2str(g{k}), issparse(r), isequal(full(r), q));
end
r = max(S, [], 2); disp([issparse(r), isequal(full(r), max(A, [], 2))])
r = min(S, [], 1); disp([issparse(r), isequal(full(r), min(A, [], 1))])
[m, i] = max(S); disp(full(m)), disp(i), disp([issparse(m) issparse(i)])
[b, i] = sort(S, 'descend'); disp(full(b)), disp(full(i)), disp(issparse(b))
disp(full(max(S, 2))), disp(full(sum(S, 'all'))), disp(full(sum(S(:))))
disp(full(max(sparse([NaN 1; 0 NaN])))), disp(full(min(sparse([NaN; NaN]))))
disp(full(sum(sparse([1+2i 3; 0 0])))), disp(full(sum(S > 0))), disp(class(sum(S > 0)))
disp(full(any(sparse([0 NaN; 0 0])))), disp(full(all(sparse([1 NaN; 1 0]))))
disp(full(sum(sparse(0, 3)))), disp(full(prod(sparse(0, 3)))), disp(full(sum(sparse(0, 0))))
disp(full(prod(sparse([2 Inf; 3 0])))), disp(full(max(sparse([-1 -2; 0 -3]))))
big = sparse([1 5e5], [1 1e6], [2 3], 1e6, 1e6); disp(full(sum(sum(big)))), disp(nnz(mean(big))), disp(nnz(max(big))), disp(nnz(any(big, 2)))
disp(nnz(S)), disp(nonzeros(S)'), disp(full(range(S)))
