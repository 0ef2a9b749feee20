% pageinv, pagemldivide.
X = pageinv(cat(3, [2 0; 0 4], [1 1; 0 1])); disp(X), disp(size(pageinv(zeros(2, 2, 0)))), disp(class(pageinv(single(2))))
A = cat(3, [2 0; 0 4], [1 1; 0 1]); B = [1; 2]; X = pagemldivide(A, B); disp(X), disp(isequal(X(:, :, 2), A(:, :, 2)\B)), disp(size(pagemldivide(A, ones(2, 3, 1, 2))))
try, pageinv(ones(2, 3)), catch e, disp(e.identifier), end
try, pagemldivide(ones(2), ones(3, 1)), catch e, disp(e.message), end
try, pagemldivide(ones(2, 2, 3), ones(2, 1, 2)), catch e, disp(e.message), end
