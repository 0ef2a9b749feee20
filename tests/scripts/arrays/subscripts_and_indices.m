% sub2ind and ind2sub, with arrays, fewer outputs and errors.
disp(sub2ind([3 4], 2, 3)), disp(sub2ind([3 4 2], [1 2], [1 4], [2 1])), [r, c] = ind2sub([3 4], [1 5; 12 7]); disp([r c])
[r, c] = ind2sub([2 3 4], 24); disp([r c]), [a, b, d] = ind2sub([2 3 4], 24); disp([a b d]), k = ind2sub([2 3], 5); disp(k)
try, sub2ind([3 4], 4, 1), catch e, disp(e.identifier), end
try, [r, c] = ind2sub([2 2], 5), catch e, disp(e.identifier), end
try, sub2ind([3 4], [1 2], 1:3), catch e, disp('sizes'), end
