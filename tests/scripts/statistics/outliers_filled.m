% Outliers by Grubbs's and Rosner's tests, where the elements lie, and what they are filled with.
x = [1 2 1 100 1 2];
[tf, l, u, c] = isoutlier(x, 'grubbs'); disp(tf), fprintf('%.4f %.4f %.4f\n', l, u, c)
disp(isoutlier(x, 'gesd')), disp(isoutlier([x 50 1 2 3], 'gesd', 'MaxNumOutliers', 3)), disp(isoutlier([x 50 1 2 3], 'grubbs')), disp(isoutlier(x', 'grubbs', 'ThresholdFactor', 1e-9)')
disp(isoutlier([x; NaN 1 90 1 1 1], 'grubbs', 2))
% Rosner's data (1983): three of 54 are outliers.
r = [-0.25 0.68 0.94 1.15 1.20 1.26 1.26 1.34 1.38 1.43 1.49 1.49 1.55 1.56 1.58 1.65 1.69 1.70 1.76 1.77 1.81 1.91 1.94 1.96 1.99 2.06 2.09 ...
    2.10 2.14 2.15 2.23 2.24 2.26 2.35 2.37 2.40 2.47 2.54 2.62 2.64 2.90 2.92 2.92 2.93 3.21 3.26 3.30 3.59 3.68 4.30 4.64 5.34 5.42 6.01];
disp(r(isoutlier(r, 'gesd', 'MaxNumOutliers', 10)))
[B, TF, L, U, C] = filloutliers(x, 'linear'); disp(B), disp(TF), fprintf('%.4f %.4f %.4f\n', L, U, C)
disp(filloutliers(x, 'clip', 'mean', 'ThresholdFactor', 1)), disp(filloutliers(x, 'center', 'grubbs')), disp(filloutliers(x, 'next', 'movmedian', 3))
disp(filloutliers([1 5 3 9], 'linear', 'OutlierLocations', logical([0 1 0 0]))), disp(filloutliers([1 5 3 9], -1, 'OutlierLocations', logical([0 1 0 1])))
disp(filloutliers([1 5 3 9; 1 2 9 4], 'previous', 2, 'OutlierLocations', logical([0 1 0 0; 0 0 1 0])))
disp(filloutliers([1 2 90 5 6 8], 'linear', 'movmedian', 6, 'SamplePoints', [1 2 4 5 6 8])), disp(isoutlier([1 2 90 5 6], 'movmean', 2, 'SamplePoints', [1 2 9 10 11]))
disp(filloutliers([1 NaN 2 1 100 1 2], 'spline'))
tries = {@() isoutlier(1:3, 'none'), @() isoutlier(1:3, 'median', 'Factor', 2), @() filloutliers(1:3, 'mean'), @() filloutliers(1:3, 'clip', 'OutlierLocations', true(1, 3)), @() filloutliers(1:3, 0, 'OutlierLocations', 1)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
