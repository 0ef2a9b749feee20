% An integer is compared with a number that has a fraction as they are: nothing is rounded.
disp(ismember(int8(3), 2.5))
[tf, at] = ismember(int16([1 2 3 4]), [2.5 3 4 1.25])
[tf, at] = ismember([2.5 3 300], int8([3 127]))
disp(ismember(single(2.5), uint8([2 3])))
a = setdiff(int8([1 2 3]), [2.5 1]), class(a)
a = setdiff([1 2.5 4], int8(4)), class(a)
[c, ia, ib] = intersect(int8([1 2 3]), [2.5 3 1.5]), class(c)
b = union(int8(1), 2.5), class(b)
disp(ismember(intmax('int64'), 9.2e18))
disp(ismember(int64(3), [2.5 3]))
n = 3000;
x = repmat(int16([1 2 3]), 1, n);
disp(sum(ismember(x, [1.5 3])))
disp(numel(setdiff(x, 2.5)))
