% The piecewise polynomials of interp1's step methods give what interp1 gives.
x = [1 2 4 7]; y = [10 20 40 70];
at = [1 1.4 1.5 1.6 2 2.9 3 3.1 4 5.5 6 7];
for method = {'nearest','previous','next'}
    pp = interp1(x, y, method{1}, 'pp');
    disp(method{1}), disp(pp.order)
    disp(isequal(ppval(pp, at), interp1(x, y, at, method{1})))
    disp(ppval(pp, [1.4 3.1 6.5]))
end
