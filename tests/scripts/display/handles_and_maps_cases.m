f = @(x) x + 1
g = @sin
m = containers.Map({'a','b'}, [1 2])
disp(f)
