% Wavelet transforms: wfilters, dwt, idwt, wavedec, waverec, appcoef, detcoef, wrcoef, wmaxlev, wthresh, dwt2, idwt2.
[loD, hiD, loR, hiR] = wfilters('db2'); fprintf('%.12f ', loD), fprintf('\n'), fprintf('%.12f ', hiD), fprintf('\n')
r = sqrt(3); disp(norm(loR - [1 + r, 3 + r, 3 - r, 1 - r]/(4*sqrt(2))) < 1e-14), disp(isequal(wfilters('db2', 'h'), hiD)), [a, b] = wfilters('haar', 'r'); disp([a; b])
names = [{'haar', 'sym2', 'sym4', 'coif1'}, compose('db%d', 1:20)];
worst = 0; moments = 0;
for k = 1:numel(names)
    [loD, hiD, loR, hiR] = wfilters(names{k}); n = numel(loR);
    for s = 0:2:n - 2, worst = max([worst, abs(sum(loR(1:n - s).*loR(1 + s:n)) - (s == 0)), abs(sum(loR(1:n - s).*hiR(1 + s:n)))]); end
    worst = max(worst, abs(sum(loR) - sqrt(2)));
    if strncmp(names{k}, 'db', 2) && n <= 12, moments = max(moments, max(abs((0:n/2 - 1 == 0).*sum(hiD)))); end
end
disp(worst < 1e-7), disp(moments < 1e-10), [~, h] = wfilters('db4'); disp(max(abs(sum(((1:8)'.^(0:3)).*h'))) < 1e-8)
[a, d] = dwt([1 2 3 4], 'haar'); fprintf('%.6f ', a, d), fprintf('\n'), [a, d] = dwt([1 2 3 4 5]', 'db2'); disp(size(a)), fprintf('%.6f ', a, d), fprintf('\n')
x = sin((1:37)/3) + (1:37)/10; worst = 0;
for k = 1:numel(names)
    for mode = {'sym', 'symw', 'ppd', 'zpd', 'sp0'}
        [a, d] = dwt(x, names{k}, 'mode', mode{1}); y = idwt(a, d, names{k}, numel(x)); worst = max(worst, norm(y - x));
    end
    [c, l] = wavedec(x, 3, names{k}); worst = max([worst, norm(waverec(c, l, names{k}) - x), abs(sum(l(1:end - 1)) - numel(c))]);
    y = wrcoef('a', c, l, names{k}, 3); for j = 1:3, y = y + wrcoef('d', c, l, names{k}, j); end, worst = max(worst, norm(y - x));
end
disp(worst < 1e-5), disp(size(y))
[c, l] = wavedec(1:8, 2, 'haar'); fprintf('%.4f ', c), fprintf('\n'), disp(l), fprintf('%.4f ', appcoef(c, l, 'haar'), appcoef(c, l, 'haar', 1)), fprintf('\n'), disp(norm(appcoef(c, l, 'haar', 0) - (1:8)) < 1e-13)
fprintf('%.4f ', detcoef(c, l, 1), detcoef(c, l)), fprintf('\n'), [p, q] = detcoef(c, l, [1 2]); disp([numel(p) numel(q)]), disp(size(detcoef(c, l, 'cells'))), disp(class(detcoef(c, l, [1 2], 'cells')))
[c, l] = wavedec((1:8)', 1, 'db2'); disp(size(c)), disp(size(l)), [loD, hiD, loR, hiR] = wfilters('db2'); [a, d] = dwt(x, loD, hiD); disp(norm(idwt(a, d, loR, hiR, 37) - x) < 1e-12), disp(numel(idwt(a, d, loR, hiR))), disp(norm(idwt(a, [], 'db2', 37) + idwt([], d, 'db2', 37) - x) < 1e-12)
disp([wmaxlev(1024, 'db2') wmaxlev([64 32], 'haar') wmaxlev(3, 'db4')]), disp([wthresh(-2:2, 's', 1); wthresh(-2:2, 'h', 1)])
m = magic(6) + sin((1:6)'); [a, h, v, d] = dwt2(m, 'db3'); disp(size(a)), disp(norm(idwt2(a, h, v, d, 'db3') - m) < 1e-10), [a, h, v, d] = dwt2(m(1:5, :), 'haar'); disp(norm(idwt2(a, h, v, d, 'haar', [5 6]) - m(1:5, :)) < 1e-12), [a, h, v, d] = dwt2([1 1; 3 3], 'haar'); fprintf('%.4f ', a, h, v, d), fprintf('\n'), disp(norm(idwt2(a, [], [], [], 'haar') - 2) < 1e-14)
try, wfilters('nonsense'), catch e, disp(e.message), end
try, wfilters('db2', 'q'), catch e, disp(e.message), end
try, dwt(magic(3), 'db1'), catch e, disp(e.message), end
try, dwt(1:4, 'db1', 'mode', 'odd'), catch e, disp(e.message), end
try, wavedec(1:8, 0, 'db1'), catch e, disp(e.message), end
try, appcoef(c, l, 'db2', 5), catch e, disp(e.message), end
try, detcoef(c, l, 5), catch e, disp(e.message), end
try, wthresh(1, 'x', 1), catch e, disp(e.message), end
try, wrcoef('x', c, l, 'db2'), catch e, disp(e.message), end
