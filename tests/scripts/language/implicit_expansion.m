% Sizes that expand and those that do not.
a = (1:3) + (1:2)'; disp(a), disp(size(ones(2, 1, 3) + ones(1, 4))), disp(size(zeros(0, 3) + 1)), disp(size(zeros(0, 3) + ones(1, 3))), disp(size(zeros(1, 0) + ones(3, 1)))
try, ones(2, 3) + ones(3, 2), catch e, disp(e.message), end, try, zeros(0, 3) + ones(2, 3), catch e, disp(e.message), end
disp((1:3) == (1:2)'), disp([1 2 3] > 2), disp(max([1 5], [3; 4]))
