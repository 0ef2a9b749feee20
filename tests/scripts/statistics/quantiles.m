% Quantiles, percentiles and interquartile ranges along dimensions, NaN left out.
x = [3 1 2 10; 4 NaN 8 6; 7 5 9 0];
disp(mat2str(quantile(x, [0.25 0.5 0.75], 1), 6))
disp(mat2str(quantile(x, 0.5, 2), 6))
disp(mat2str(quantile([1 2 3 4 5]', [0; 0.1; 0.5; 1]), 6))
disp(mat2str(prctile([1 5 2 8 9]', [0 50 100]), 6))
disp(mat2str(iqr([1 2 3 4 5 6 7 8]'), 6))
disp(mat2str(iqr(magic(4), 2), 6))
disp(mat2str(quantile(single([1 2 3])', 0.4), 6)), disp(class(quantile(single([1 2 3])', 0.4)))
for m = 1:9
    disp(mat2str(quantile([1 3 4 8 9 11]', [0.1 0.33 0.5 0.9], 1, m), 6))
end
try, quantile([1 2 3], 2.5), catch e, disp(e.identifier), end
try, quantile('abc', 0.5), catch e, disp(e.identifier), end
