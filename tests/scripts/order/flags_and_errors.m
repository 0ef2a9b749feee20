% Flags that exclude each other, and inputs that are no sets, are errors.
function try_it(f)
    try
        f();
        disp('no error')
    catch e
        disp(e.identifier)
    end
end
try_it(@() unique(1, 'sorted', 'stable'))
try_it(@() unique(1, 'stable', 'legacy'))
try_it(@() unique(1, 'first', 'last'))
try_it(@() union(1, 2, 'sorted', 'legacy'))
try_it(@() union({'a'}, {'b'}, 'rows'))
try_it(@() union([1 2], [1 2 3], 'rows'))
try_it(@() intersect(1, 2, 'nonsense'))
try_it(@() ismember(1, 2, 'stable'))
try_it(@() unique({1, 2}))
try_it(@() setdiff({'a'}, 5))
try_it(@() unique(ones(2, 2, 2), 'rows'))
