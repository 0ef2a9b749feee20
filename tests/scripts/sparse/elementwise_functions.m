% Functions of each element: sparse results; where f(0) is not 0 every element is stored.
A = [1 0 -4; 0 0.25 0; 9 0 0]; S = sparse(A);
f = {@abs, @sign, @sqrt, @real, @imag, @conj, @round, @floor, @ceil, @fix, @exp, @log, @sin, @cos, @tan, @asin, ...
    @atan, @sinh, @tanh, @isnan, @isinf, @isfinite, @expm1, @log1p, @angle, @not, @uminus, @gamma, @log2, @double, @cbrt};
for k = 1:numel(f)
    r = f{k}(S); q = f{k}(A);
    fprintf('%-9s %d %d %d %s\n', func2str(f{k}), issparse(r), isequaln(full(r), q), nnz(r), class(r));
end
g = {@mod, @rem, @atan2, @hypot, @max, @min};
for k = 1:numel(g)
    r = g{k}(S, S'); q = g{k}(A, A'); s = g{k}(S, 2); p = g{k}(A, 2);
    fprintf('%-9s %d %d %d\n', func2str(g{k}), issparse(r), isequaln(full(r), q), isequaln(full(s), p));
end
disp(full(round(sparse([1.26 0; 0 2]), 1))), disp(class(isnan(S))), disp(full(S .^ 2)), disp(full(S .^ 0.5))
disp(issparse(S .^ 0)), disp(full(2 .^ sparse([0 1]))), disp(issparse(2 .^ S))
disp(full(sqrt(sparse(-4)))), disp(full(abs(sparse([3+4i 0])))), disp(full(xor(S > 0, S < 0)))
disp(full(exp(sparse(2, 2)))), disp(size(sqrt(sparse(0, 3)))), disp(class(isnan(sparse(2, 2)))), disp(nnz(cos(sparse(2, 3))))
disp(nnz(sqrt(sparse(1e6, 1e6, 4)))), disp(full(logical(sparse([0 2])))), disp(full(double(sparse([true false]))))
try, logical(sparse(NaN)); catch err, fprintf('%s: %s\n', err.identifier, err.message); end
