% mink, maxk and topkrows with positions, dimensions and NaN.
[b, i] = mink([5 1 NaN 3 1], 3)
[b, i] = maxk([5 1 NaN 3 9], 2)
maxk(magic(4), 2), mink(magic(4), 2, 2)
maxk([1 NaN], 2), mink([3 1 2], 10)
maxk([-5 3 4], 1, 'ComparisonMethod', 'abs')
[b, i] = topkrows([1 5; 3 2; 3 9; 2 2], 2)
topkrows([1 5; 3 2; 3 9; 2 2], 2, 2)
try, mink([1 2], -1), catch e, disp(e.identifier), end
