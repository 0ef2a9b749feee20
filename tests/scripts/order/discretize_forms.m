% Bins by number, by values, by names, with right edges, of times.
x = [1 5 9 0 10 NaN -1];
discretize(x, [0 3 6 10])
discretize(x, [0 3 6 10], 'IncludedEdge', 'right')
discretize(x, [0 3 6 10], [10 20 30])
discretize(x, [0 3 6 10], {'a', 'b', 'c'})
discretize(x, [0 3 6 10], 'categorical')
discretize(x, [0 3 6 10], 'categorical', 'IncludedEdge', 'right')
discretize(x, [0 3 6 10], 'categorical', {'low', 'mid', 'high'})
[y, e] = discretize([1 2 3 4], 2)
t = datetime(2024, [1 1 3], [5 20 2]);
discretize(t, 'month')
discretize(t, datetime(2024, [1 2 4], 1), 'categorical')
discretize(hours([1 25 30]), hours([0 24 48]))
discretize([1 2], [0 Inf])
tries = {@() discretize(1), @() discretize([1 2], [3 1]), @() discretize(1, 0), @() discretize(1, [0 1], {'a', 'b'}), @() discretize(1, [0 1], 'categorical', {'a', 'b'}), @() discretize(t, [1 2]), @() discretize(1, 2^53), @() discretize(1, {1 2})};
for k = 1:numel(tries)
    try, tries{k}(); fprintf('%d: no error\n', k); catch e, fprintf('%d: %s | %s\n', k, e.identifier, e.message); end
end
