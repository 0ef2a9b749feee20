% Outputs and options of functions of data.
% polyder of a quotient, polyval with the error of a prediction, what polyfit says.
[q, d] = polyder([1 2], [1 0 3]); disp(q), disp(d), disp(polyder([1 2], [1 3]))
[q, d] = polyder(5, [1 1]); disp(q), disp(d)
x = 1:6; y = [2.1 3.9 6.2 7.8 10.1 12.2];
[p, S] = polyfit(x, y, 1); disp(fieldnames(S)'), disp(size(S.R)), disp(S.df), fprintf('%.6f ', p, S.normr, S.rsquared); fprintf('\n');
fprintf('%.6f ', abs(S.R)); fprintf('\n');
[f, delta] = polyval(p, [0 3.5 7], S); fprintf('%.6f ', f, delta); fprintf('\n'); disp(size(delta))
[p, S, mu] = polyfit(x, y, 2); [f, delta] = polyval(p, [0; 7], S, mu); fprintf('%.6f ', f, delta, mu); fprintf('\n'); disp(size(f))
lastwarn(''); p = polyfit([1 2], [1 2], 2); [text, id] = lastwarn; disp(text), disp(id), fprintf('%.4f ', polyval(p, [1 2])); fprintf('\n');
try, [f, delta] = polyval([1 2], 3), catch e, disp(e.identifier), end
% corrcoef
x = [1 2; 2 1; 3 5; 4 3; 5 6]; [r, p, low, high] = corrcoef(x); fprintf('%.6f ', r, p, low, high); fprintf('\n');
[r, p] = corrcoef([1 2 3 4 6], [2 1 4 3 7]); fprintf('%.6f %.6f\n', r(1, 2), p(1, 2));
x = [1 2 1; 2 NaN 3; 3 5 2; NaN 4 7; 5 6 4; 6 5 9]; fprintf('%.4f ', corrcoef(x)); fprintf('\n'); fprintf('%.4f ', corrcoef(x, 'rows', 'complete')); fprintf('\n');
[r, p] = corrcoef(x, 'Rows', 'pairwise'); fprintf('%.4f ', r, p); fprintf('\n');
[r, p, low, high] = corrcoef([1 2 3 5 4], [2 4 1 9 6], 'Alpha', 0.1); fprintf('%.4f ', low(1, 2), high(1, 2)); fprintf('\n');
try, corrcoef(x, 'rows', 'some'), catch e, disp(e.identifier), end
try, corrcoef(x, 'alpha', 2), catch e, disp(e.identifier), end
% accumarray into a sparse matrix
A = accumarray([1 1; 3 2; 1 1; 2 2], [10 20 30 40], [3 3], [], 0, true); disp(A), disp(issparse(A)), disp(size(A))
A = accumarray([1; 3; 3], [1 2 3], [], @max, [], true); disp(A), A = accumarray([2 1000000; 5 3; 2 1000000], 1, [10 2000000], [], 0, true); disp(nnz(A)), disp(full(A(2, 1000000)))
try, accumarray([1; 2], 1, [], [], 5, true), catch e, disp(e.identifier), end
try, accumarray([1 1 1], 1, [], [], 0, true), catch e, disp(e.identifier), end
% quad counts, the area of polygons along a dimension, names with a star
[q, n] = quad(@(x) x.^2, 0, 3); fprintf('%.6f %d\n', q, n); [q, n] = quad(@(x) exp(x), 0, 1, 1e-9); fprintf('%d %d\n', abs(q - (exp(1) - 1)) < 1e-9, n > 13);
[q, n] = quadl(@sin, 0, pi); fprintf('%.6f %d\n', q, n > 0); [q, n] = quadv(@(x) [x, x^2], 0, 1); fprintf('%.6f ', q); disp(n > 0)
disp(polyarea([0 1 1 0], [0 0 1 1])), disp(polyarea([0 1 1 0; 0 2 2 0], [0 0 1 1; 0 0 2 2], 2)'), disp(polyarea([0 0; 1 2; 1 2; 0 0], [0 0; 0 0; 1 2; 1 2], 1))
try, polyarea(1:3, 1:3, 0), catch e, disp(e.identifier), end
disp(interp1([1 2 3], [10 20 40], [1.5 2.5], '*linear')), disp(interp1([1 2 3], [10 20 40], [1.4 2.6], '*nearest')), fprintf('%.4f ', interp1(1:4, [1 4 9 16], 2.5, '*spline'), interp1(1:4, [1 4 9 16], 2.5, '*cubic')); fprintf('\n');
try, interp1(1:2, 1:2, 1, '*none'), catch e, disp(e.identifier), disp(e.message), end
% hist
[n, x] = hist([1 2 2 3 5]); disp(n), disp(x), [n, x] = hist([1 2 2 3 5], 3); disp(n), fprintf('%.4f ', x); fprintf('\n');
[n, x] = hist([1 2; 2 2; 3 9; 5 4], 2); disp(n), disp(x), disp(hist([1 2 2 3 5], [1 3 5])), disp(hist([-1 2 2 3 50], [1 3 5]))
disp(hist([1 2 3 4], 2, 1)), disp(hist([3 3 3], 3)), disp(hist([1 NaN 2 2], 2)), disp(size(hist((1:5)', 4)))
try, hist({1}), catch e, disp(e.identifier), end
% sinc
fprintf('%.6f ', sinc([0 0.5 1 -1.5])); disp(size(sinc(zeros(2, 0)))), disp(class(sinc(single(0.5))))
% the search path of two parts
old = path; p = path('/', '/tmp'); disp(path), path(old); disp(strcmp(path, old))
