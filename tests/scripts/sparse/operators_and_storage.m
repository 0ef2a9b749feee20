% Which results of operators are sparse, and that their values are those of full matrices.
F = [1 0 2; 0 3 0; 4 0 5]; G = [0 1 2; 3 0 4; 0 0 6]; S = sparse(F); T = sparse(G); s = 2; ss = sparse(2);
ops = {@plus, @minus, @times, @rdivide, @ldivide, @power, @mtimes, @mrdivide, @mldivide, @eq, @ne, @lt, @le, @gt, @ge, @and, @or};
left = {S, S, S, S, F, s, ss, ss, F}; right = {T, G, s, ss, T, T, T, G, ss};
for k = 1:numel(ops)
    line = '';
    for p = 1:numel(left)
        a = left{p}; b = right{p};
        if k == 8 && p > 5 && p < 9, continue, end
        if k == 9 && p >= 3 && p <= 4 || k == 9 && p == 9, continue, end
        r = ops{k}(a, b);
        same = isequaln(full(r), ops{k}(full(a), full(b)));
        if k == 8 || k == 9
            q = ops{k}(full(a), full(b)); ok = isfinite(q); x = full(r);
            same = all(abs(x(ok) - q(ok)) < 1e-12);
        end
        line = [line, sprintf(' %d%d', issparse(r), same)];
    end
    fprintf('%-9s%s\n', func2str(ops{k}), line);
end
r = -S; disp(full(r)), r = ~S; disp(issparse(r)), disp(full(r)), r = +(S > 1); disp(class(r))
r = S'; disp(full(r)), r = (S * 1i)'; disp(full(r)), r = (S * 1i).'; disp(full(r))
r = S ^ 3; disp([issparse(r), isequal(full(r), F ^ 3)]), r = S ^ -1; disp(issparse(r))
r = S .* [1 2 3]; disp(full(r)), r = S + sparse([1; 2; 3]); disp(full(r)), disp(issparse(r))
r = S .* [NaN 1 1; 1 NaN 1; Inf 1 1]; disp(full(r))
r = S * NaN; disp(full(r)), r = S / 0; disp(full(r))
disp(class(S + single(1))), disp(class((S > 0) + (T > 0))), disp(class(S & T)), disp(class(S == T))
disp(issparse(S + 'a')), disp(1:sparse(3))
s = {@() S + ones(2), @() S * ones(2), @() S + {1}, @() S & NaN, @() sparse([1 NaN]) & 1, @() S + "a", @() S ^ ones(2)};
for k = 1:numel(s)
    try
        r = s{k}();
        disp(class(r))
    catch err
        fprintf('%s: %s\n', err.identifier, err.message);
    end
end
