% Missing values filled by windows, neighbours, functions and splines, at the ends and in long gaps.
disp(fillmissing([NaN 1 NaN 3 NaN], 'linear')), disp(fillmissing([NaN 1 NaN 3 NaN], 'linear', 'EndValues', 'nearest')), disp(fillmissing([NaN 1 NaN 3 NaN], 'linear', 'EndValues', 'none'))
disp(fillmissing([NaN 1 NaN 3 NaN], 'previous', 'EndValues', 0)), disp(fillmissing([NaN 1 NaN 3 NaN], 'constant', 9, 'EndValues', 'next'))
disp(fillmissing([1 NaN NaN 4], 'previous', 'MaxGap', 1)), disp(fillmissing([1 NaN NaN 4 NaN 6], 'linear', 'MaxGap', 2))
[F, TF] = fillmissing([NaN 2; 3 NaN], 'next'); disp(F), disp(TF)
[F, TF] = fillmissing([1 NaN; NaN NaN], 'constant', [7 8]); disp(F), disp(TF)
disp(fillmissing([1 NaN 3 4 NaN 6], 'movmean', 3)), disp(fillmissing([1 NaN NaN NaN 9 5], 'movmedian', [1 2])), disp(fillmissing([1 NaN 3 7], 'movmean', 5, 'SamplePoints', [1 2 4 8]))
disp(round(fillmissing([1 NaN 3 7], 'spline', 'SamplePoints', [1 2 4 5]), 4)), disp(round(fillmissing([1 NaN 4 9 NaN 25]', 'pchip')', 4)), disp(round(fillmissing([1 NaN 4 9 16], 'makima'), 4))
disp(fillmissing([1 NaN 7], 'linear', 'SamplePoints', [0 1 3])), disp(fillmissing([1 NaN 7], 'nearest', 'SamplePoints', [0 1 3])), disp(fillmissing([5 NaN 7], 'nearest'))
disp(fillmissing([1 2 3; 4 NaN 6; 1 5 3; 9 9 9], 'knn')), disp(fillmissing([1 2 3; 4 NaN 6; 1 5 3; 9 9 9], 'knn', 2)), disp(fillmissing([1 4 1 9; 2 NaN 5 9], 'knn', 1, 2))
disp(fillmissing([1 NaN NaN 4 8], @(v, t, tq) mean(v) + 0*tq, 4)), disp(fillmissing([1 NaN 3; 2 NaN 8], @(v, t, tq) interp1(t, v, tq), [1 1], 2))
disp(fillmissing([1 0 3 0], 'linear', 'MissingLocations', logical([0 1 0 1]))), disp(fillmissing({'a', '', 'c'}, 'previous')), disp(fillmissing(["a" missing "c"], 'next'))
disp(fillmissing(datetime(2024, 1, [1 2 3]) + [days(0) days(NaN) days(4)], 'linear')), disp(fillmissing(single([1 NaN 2]), 'linear')), disp(size(fillmissing(zeros(0, 3), 'linear')))
tries = {@() fillmissing(1, 'none'), @() fillmissing(1, 'constant'), @() fillmissing(1, 'movmean'), @() fillmissing(NaN, 'next', 'Gap', 1), @() fillmissing(NaN, 'next', 'EndValues', 'mean'), @() fillmissing([NaN 1], 'next', 'SamplePoints', [2 1])};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
% Long columns are filled at once.
x = mod((1:1e5)'*7919, 1009); x(1:3:end) = NaN; y = fillmissing(x, 'linear'); z = fillmissing(x, 'previous');
disp([y(4) (x(3) + x(5))/2]), disp(isnan(z(1)) && isequal(z(4:3:end), x(3:3:end))), disp(nnz(isnan(y)))
