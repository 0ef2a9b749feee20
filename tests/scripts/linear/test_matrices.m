% The test matrices by their defining properties and a few elements.
disp(mat2str(hankel([1 2 3]))), disp(mat2str(hankel([1 2 3], [3 8 9 7])))
disp(mat2str(pascal(4))), disp(mat2str(pascal(4, 1))), disp(isequal(pascal(4, 2)^3, eye(4)))
disp(mat2str(wilkinson(4))), disp(mat2str(wilkinson(1))), disp(size(wilkinson(0)))
disp(mat2str(invhilb(3))), disp(max(max(abs(invhilb(5) * hilb(5) - eye(5)))) < 1e-9)
for n = [1 2 4 8 12 20]
    H = hadamard(n);
    fprintf('%d %d %d\n', n, isequal(H' * H, n * eye(n)), all(abs(H(:)) == 1));
end
R = rosser(); disp(isequal(R, R')), disp(sum(R(:))), disp(class(rosser('single')))
disp(mat2str(compan([2 4 6]))), disp(compan(3))
try, hadamard(5), catch e, disp(e.identifier), end
try, hankel(1, magic(3)), catch e, disp(e.identifier), end
try, wilkinson(-1), catch e, disp(e.identifier), end
