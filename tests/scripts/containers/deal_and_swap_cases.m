[a, b] = deal(1, 2);
[a, b] = deal(b, a);
disp([a b])
[x, y, z] = deal(7);
disp([x y z])
try
    [p, q] = deal(1, 2, 3);
catch e
    disp(e.message)
end
c = cell(1, 3);
[c{:}] = deal(0);
disp(c)
disp(nthargout(2, @max, [1 9 3]))
