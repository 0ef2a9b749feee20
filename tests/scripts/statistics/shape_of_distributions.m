% Skewness, kurtosis, z-scores and deviations, with and without bias correction.
x = [1 2 4 8; 3 3 9 1; 5 2 7 0];
disp(mat2str(skewness(x), 6)), disp(mat2str(skewness(x, 0), 6)), disp(mat2str(skewness(x, 1, 2), 6))
y = [x; 2 8 1 5];
disp(mat2str(kurtosis(y), 6)), disp(mat2str(kurtosis(y, 0), 6)), disp(mat2str(kurtosis(y, 1, 2), 6))
disp(skewness([2 2 2])), disp(kurtosis([2 2 2]))
[z, mu, sigma] = zscore(x);
disp(mat2str(z, 6)), disp(mat2str(mu, 6)), disp(mat2str(sigma, 6))
disp(mat2str(zscore([5 5 5]), 6))
disp(mat2str(mad(x), 6)), disp(mat2str(mad(x, 1), 6)), disp(mat2str(mad(x, 0, 2), 6))
disp(mat2str(moment([1 2 3 10], 2), 6)), disp(mat2str(moment([1 2 3 10], 3), 6))
try, skewness({1}), catch e, disp(e.identifier), end
try, kurtosis(1, 2), catch e, disp(e.identifier), end
