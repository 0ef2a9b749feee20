% rref, and linsolve with its options.
[R, p] = rref([1 2 3; 4 5 6; 7 8 9]); disp(R), disp(p), disp(rref(magic(4))), disp(rref([0 0; 0 0])), disp(rref([2 4; 1 3]))
[R, p] = rref([1/3 1/7 1; 2/3 2/7 5]); disp(R), disp(p), disp(rref([1 1e-20; 0 1e-20])), disp(rref([1 2; 3 4.5], 10)), disp(class(rref(single([1 2; 3 5]))))
disp(rref([1i 2; 2 4])), disp(size(rref(zeros(0, 3))))
A = [4 1 2; 3 5 1; 0 2 7]; b = [1; 2; 3];
o.LT = true; x = linsolve(A, b, o); fprintf('%d ', norm(tril(A) * x - b) < 1e-14); o = struct('UT', true, 'TRANSA', true); x = linsolve(A, b, o); fprintf('%d ', norm(triu(A)' * x - b) < 1e-14);
S = A * A'; x = linsolve(S, b, struct('SYM', true, 'POSDEF', true)); fprintf('%d ', norm(S * x - b) < 1e-12); x = linsolve(A, b, struct('UHESS', true)); fprintf('%d ', norm(triu(A, -1) * x - b) < 1e-14);
x = linsolve(A, b, struct('TRANSA', true)); fprintf('%d\n', norm(A' * x - b) < 1e-14);
[x, r] = linsolve([1 2; 2 4], [1; 2]); disp(r < 1e-15), lastwarn(''); [x, r] = linsolve([1 2; 2 4; 3 6], [1; 2; 3]); disp(r), fprintf('%.4f ', x); disp(isempty(lastwarn)), [x, r] = linsolve(A, b); fprintf('%.6f\n', r);
x = linsolve([1 2; 2 4; 3 6], [1; 2; 3]); [t, id] = lastwarn; disp(id)
try, linsolve(A, b, struct('ODD', true)), catch e, disp(e.message), end
try, linsolve(A, [1 2 3]), catch e, disp(e.identifier), end
try, linsolve([1 2; 2 1], [1; 2], struct('SYM', true, 'POSDEF', true)), catch e, disp(e.identifier), end
try, linsolve(A, b, struct('LT', true, 'UT', true)), catch e, disp(e.identifier), end
try, linsolve({1}, 1), catch e, disp(e.identifier), end
try, rref('a'), catch e, disp(e.identifier), end
