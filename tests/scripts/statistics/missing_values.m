% Finding, removing and filling missing elements.
x = [1 NaN 3; NaN 5 6; 7 8 9];
anynan(x), allfinite(x), anymissing(["a" missing]), anymissing({'a', ''})
rmmissing([1 NaN 3]), rmmissing(x), rmmissing(x, 2)
[b, removed] = rmmissing(["a"; missing; "c"])
fillmissing(x, 'constant', 0), fillmissing(x, 'constant', [10 20 30])
fillmissing([NaN 2 NaN NaN 5 NaN], 'previous'), fillmissing([NaN 2 NaN NaN 5 NaN], 'next')
fillmissing([NaN 2 NaN NaN 5 NaN], 'linear'), fillmissing([1 NaN NaN 4], 'nearest')
fillmissing(x, 'linear', 2)
