% normalize, rescale and vecnorm.
x = [1 2; 3 6; 8 1];
disp(mat2str(normalize(x), 6)), disp(mat2str(normalize(x, 'range'), 6)), disp(mat2str(normalize(x, 2, 'norm', 1), 6))
disp(mat2str(normalize(x, 'center'), 6)), disp(mat2str(normalize(x, 'scale'), 6))
disp(mat2str(normalize([1 2 9], 'zscore', 'robust'), 6)), disp(mat2str(normalize(x, 'range', [-1 1]), 6))
disp(mat2str(rescale([1 2 3 5]), 6)), disp(mat2str(rescale([1 2 3 5], -1, 1), 6))
disp(mat2str(rescale([-5 0 20], 'InputMin', 0, 'InputMax', 10), 6)), disp(mat2str(rescale(x, 'InputMin', min(x), 'InputMax', max(x)), 6))
disp(mat2str(vecnorm(x), 6)), disp(mat2str(vecnorm(x, 1, 2), 6)), disp(mat2str(vecnorm(x, Inf), 6)), disp(mat2str(vecnorm([3+4i 1], 2, 1), 6))
try, vecnorm(x, 'fro'), catch e, disp(e.identifier), end
try, rescale(x, 2, 1), catch e, disp(e.identifier), end
% Centres and scales of every kind, alone and together; what normalize took off and divided by.
disp(normalize([1 2; 3 4], 'center', [1 2], 'scale', 2)), disp(normalize([1 2 3 4], 'center', 'mean', 'scale', 'iqr'))
disp(normalize([2 3 4], 'scale', 'first')), disp(normalize([1 2 3 4], 'scale', 4)), disp(normalize([1 2 3 10], 'scale', 'mad')), disp(normalize([1 2 3 4], 'scale', 'iqr'))
disp(normalize([1 2 3 10], 'center', 'median')), disp(normalize([1 2; 3 4], 'center', 1)), disp(normalize([1 2 3 4], 'medianiqr'))
disp(normalize([1 2 3 4], 'scale', 2, 'center', 'median')), disp(normalize([1 NaN 3], 'center')), disp(normalize([3 NaN 4], 'norm'))
[N, C, S] = normalize([1 2; 3 6]); disp(round(N, 4)), disp(C), disp(round(S, 4))
[N, C, S] = normalize([1 2 5], 'range', [-1 1]); disp(N), disp([C S]), disp((([1 2 5] - C)/S))
[N, C, S] = normalize([1 2 4; 3 6 8], 2, 'medianiqr'); disp(round(N, 4)), disp(round([C S], 4))
[~, C, S] = normalize([3 4], 'norm'); disp([C S]), [~, C, S] = normalize(magic(3), 'center', 5); disp([C; S])
tries = {@() normalize('a'), @() normalize(1:3, 'none'), @() normalize(1:3, 'scale', 'median'), @() normalize(1:3, 'center', 'first'), @() normalize(1:3, 'zscore', 'scale'), @() normalize(1:3, 'range', [1 1])};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
