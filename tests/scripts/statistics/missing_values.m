% Finding, removing and filling missing elements.
x = [1 NaN 3; NaN 5 6; 7 8 9];
anynan(x), allfinite(x), anymissing(["a" missing]), anymissing({'a', ''})
rmmissing([1 NaN 3]), rmmissing(x), rmmissing(x, 2)
[b, removed] = rmmissing(["a"; missing; "c"])
fillmissing(x, 'constant', 0), fillmissing(x, 'constant', [10 20 30])
fillmissing([NaN 2 NaN NaN 5 NaN], 'previous'), fillmissing([NaN 2 NaN NaN 5 NaN], 'next')
fillmissing([NaN 2 NaN NaN 5 NaN], 'linear'), fillmissing([1 NaN NaN 4], 'nearest')
fillmissing(x, 'linear', 2)
[B, r] = rmmissing([1 NaN; NaN NaN; 5 6], 'MinNumMissing', 2); disp(B), disp(r'), disp(rmmissing([1 NaN 2])), disp(rmmissing([1 NaN; 2 3], 2)), disp(rmmissing([1 5; 2 3], 'MissingLocations', logical([0 1; 0 0])))
try, rmmissing([1 NaN], 'MinNumMissing', -1), catch e, disp(e.identifier), end, try, rmmissing(1, 'Any', 1), catch e, disp(e.identifier), end
