% Local extremes, options, clusters by density, spectra of models, filters and delays: by hand and against what defines them.
[R, s] = corrcov([4 2; 2 9]); disp(R), disp(s')
o = statset('MaxIter', 500, 'tolf', 1e-3); disp(o.MaxIter), disp(o.TolFun), disp(isempty(o.TolX)), o = statset(o, statset('Display', 'iter')); disp(o.Display), disp(o.MaxIter), disp(statget(o, 'MaxIter', 100)), disp(statget(o, 'TolX', 7)), o = statset('kmeans'); disp(o.MaxIter)
[g, c] = dbscan([1; 1.1; 5; 5.1; 9], 0.5, 2); disp([g c]')
disp(dbscan([0 1 9; 1 0 9; 9 9 0], 2, 2, 'Distance', 'precomputed')')
[k, p] = islocalmax([1 3 2 5 0]); disp(k), disp(p), disp(islocalmax([0 2 2 2 0 3 0], 'FlatSelection', 'all')), disp(islocalmax([0 2 2 2 0 3 0])), disp(islocalmax([0 1 0 5 0 2 0], 'MinProminence', 2)), disp(islocalmax([0 1 0 5 0 2 0], 'MaxNumExtrema', 1)), disp(islocalmax([0 1 0 5 0 2 0], 'MinSeparation', 3)), disp(islocalmin([1 3 2 5 0; 2 1 4 0 3], 2)), disp(islocalmax([1 NaN 3 2 NaN 5 0])), disp(islocalmin([3 1 2]'))
disp(max(max(abs(dftmtx(4)*[1; 2; 3; 4] - fft([1; 2; 3; 4])))) < 1e-14), fprintf('%.15g %.15g\n', qfunc(1.5), qfuncinv(1e-20))
[x, y, d] = alignsignals([1 2 3], [0 0 1 2 3]); disp(x), disp(y), disp(d), x = alignsignals([1; 2; 3], [0; 1; 2; 3], [], 'truncate'); disp(x')
[p, f] = pburg(sin((1:64)*0.7) + 0.1*cos((1:64)*2.1), 6, 128, 10); [~, i] = max(p); fprintf('%d %.6f\n', numel(p), f(i)), [p, f] = pyulear(sin((1:64)*0.7), 4); [~, i] = max(p); fprintf('%d %.6f\n', numel(p), f(i))
h = rcosdesign(0.25, 4, 2); fprintf('%.6f ', h); fprintf('\n'), h = rcosdesign(0.5, 6, 4, 'normal'); fprintf('%.6f ', h([9 11 13])); fprintf('\n'), disp(abs(sum(h.^2) - 1) < 1e-14)
t = [0 0.3 1 1.7 2.2 3.1 3.3 4 5.5 6]; [p, f] = plomb(sin(2*pi*0.5*t), t, [0.25; 0.5; 1], 'normalized'); fprintf('%.8f ', p); fprintf('\n'), [p, f] = plomb(sin((1:32)/2), 1:32); [~, i] = max(p); fprintf('%.6f %d\n', f(i), numel(p))
x = mod((1:50000)'*0.6180339887, 1); [m, q] = islocalmax(x(1:200)); assert(isequal(find(m), find([false; x(2:199) > x(1:198) & x(2:199) > x(3:200); false]))), assert(isequal(qfunc(x(1:9)), subsref(qfunc(x), substruct('()', {1:9, 1}))))
tries = {@() statset('foo', 1), @() statset('Tol', 1), @() statset('MaxIter'), @() statget(statset(), 'foo'), @() corrcov([1 2; 3 4]), @() dbscan(1, -1, 2), @() rcosdesign(0.5, 3, 3), @() islocalmax({})};
for k = 1:numel(tries), try, tries{k}(); disp('no error'), catch e, disp(e.identifier), end, end
