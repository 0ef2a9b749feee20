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
