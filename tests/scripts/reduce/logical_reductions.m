% any, all and xor along dimensions, over everything, of empties.
x = [1 0 2; 0 0 3];
disp(any(x)), disp(all(x)), disp(any(x, 2)'), disp(all(x, 2)'), disp([any(x, 'all'), all(x, 'all')]), disp([any([]), all([])])
disp(size(any(zeros(0, 3)))), disp(all(zeros(0, 3))), disp(size(all(zeros(3, 0)))), disp(any(NaN)), disp(any('a')), disp(any(ones(2, 2, 2), [1 2]))
disp(xor([true false], [true true])), disp(not([1 0 2])), disp(nnz(x)), disp(nonzeros(x)'), disp(class(any(single(1))))
try, any({1}), catch e, disp('cell'), end
