% Arrays of times and categories are turned, shifted, compared as sets and spread as grids.
t = datetime(2020, 1, [3 1 2 1]);
d = hours([3 1 2 1]);
disp(isequal(permute(t, [2 1]), t.') && isequal(ipermute(t.', [2 1]), t) && isequal(shiftdim(t, 1), t.'))
disp(circshift(t, 1))
disp(rot90(d)')
disp(repelem(d(1:2), 2))
[m, f, c] = mode(t);
fprintf('%s %d %d\n', m, f, numel(c{1}));
disp(sortrows(t', 'descend')')
disp(setdiff(t, t(1)))
disp(setdiff(datetime(2020, 1, 1:3), "2020-01-02"))
[u, ia, ib] = union(t, datetime(2021, 1, 1));
disp(u), disp(ia'), disp(ib)
disp(intersect(d, hours([1 7])))
disp(setxor(d, hours([1 7])))
[X, Y] = meshgrid(t(1:2), 1:2);
disp(X), disp(Y)
[A, B] = ndgrid(d(1:2), 1:3);
disp(A), disp(B)
[P, Q, R] = meshgrid(d(1:2), 1:3, 1:2);
disp([size(P); size(Q); size(R)])
disp(P(1, :, 1)), disp(Q(:, 1, 1)')
% Times between times.
disp(interp1(1:4, t, 2.5))
disp(interp1(hours(0:3), d, hours(1.5)))
disp(interp1(t(2:3), [1 2], datetime(2020, 1, 1, 12, 0, 0)))
disp(interp1(d, 1.5))
try, interp1(t(2:3), [1 2], 1.5), catch e, disp(e.message), end
c = categorical({'b', 'a', 'c'});
disp(rot90(c)'), disp(sortrows(c')'), disp(setxor(c, categorical({'c', 'd'}))'), disp(isequal(ipermute(c', [2 1]), c))
% Functions of each element.
disp(arrayfun(@(x) day(x), t)), disp(arrayfun(@(x, y) hours(y) + day(x), t, d)), disp(arrayfun(@(x) x - 1, t, 'UniformOutput', false))
disp(arrayfun(@(x) string(x), c)), disp(size(arrayfun(@(x) 1, datetime.empty))), disp(num2cell(d))
try, arrayfun(@(x, y) 1, t, 1:2), catch e, disp(e.message), end
