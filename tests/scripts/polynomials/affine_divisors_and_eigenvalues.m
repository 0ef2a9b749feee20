% Affine changes of a polynomial's variable, common divisors, eigenvalues of matrix polynomials.
disp(polyaffine([1 0 0], [1 2])), f = [2 -1 3 5]; g = polyaffine(f, [1.5 4]); disp(norm(polyval(g, -2:2) - polyval(f, ((-2:2) - 1.5)/4)) < 1e-12), disp(size(polyaffine([1; 2], [0 1])))
disp(polygcd([1 -3 2], [1 -5 6])), g = polygcd(poly([1 2 3]), poly([2 3 5])); disp(norm(g - [1 -5 6]) < 1e-10), disp(polygcd([1 1], [1 2])), disp(polygcd(3, 0)), disp(polygcd([1 2], 5))
disp(sort(polyeig([2 0; 0 6], [-3 0; 0 -5], eye(2)))'), A = [1 2; 3 4]; B = [2 1; 0 1]; C = [1 -1; 2 5]; [X, e] = polyeig(A, B, C);
disp([size(X), size(e)]), for j = 1:4, fprintf('%d ', norm((A + e(j)*B + e(j)^2*C)*X(:, j)) < 1e-10, abs(norm(X(:, j)) - 1) < 1e-12); end, fprintf('\n'); disp(sort(polyeig(A, -eye(2)))' - sort(eig(A))' < 1e-12)
disp(polyeig([2 0; 0 3])')
tries = {@() polyaffine(1), @() polyaffine([1 2], 1), @() polyaffine(eye(2), [0 1]), @() polygcd(1), @() polygcd(eye(2), 1), @() polyeig([1 2]), @() polyeig(1, eye(2)), @() polyeig()};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
