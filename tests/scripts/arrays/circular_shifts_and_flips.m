% circshift by numbers and vectors, rot90 of any count, flips, permutations of pages.
disp(circshift(1:5, 2)), disp(circshift(1:5, -1)), disp(circshift(magic(3), 1)), disp(circshift(magic(3), 1, 2)), disp(circshift(magic(3), [1 -1]))
disp(rot90([1 2; 3 4])), disp(rot90([1 2; 3 4], 2)), disp(rot90([1 2; 3 4], -1)), disp(rot90([1 2 3], 5))
disp(flip(1:3)), disp(flip([1 2; 3 4], 2)), disp(fliplr('abc')), disp(flipud({1; 2})'), disp(flip(reshape(1:8, 2, 2, 2), 3))
x = permute(reshape(1:6, 1, 2, 3), [3 2 1]); disp(x), disp(size(squeeze(ones(1, 1, 3)))), disp(size(permute(1:3, [3 1 2])))
disp(isequal(ipermute(permute(reshape(1:24, 2, 3, 4), [3 1 2]), [3 1 2]), reshape(1:24, 2, 3, 4)))
try, permute(1:3, [1 1]), catch e, disp('permute'), end
try, permute(1:3, 1), catch e, disp('permute'), end
