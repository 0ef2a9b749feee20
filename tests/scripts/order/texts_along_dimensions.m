% Cells and strings sort along a dimension, stable, with positions.
[s, i] = sort({'pear', 'Apple', 'fig', 'apple'})
[s, i] = sort(["b" "a"; "a" "c"])
sort(["b" "a"; "a" "c"], 2, 'descend')
sort({'b'; 'a'; 'c'}, 'descend')
sort({}), sort(strings(0, 2))
try, sort({1, 2}), catch e, disp(e.identifier), end
try, sort([1 2], 'upwards'), catch e, disp(e.identifier), end
try, sort([1 2], 0), catch e, disp(e.message), end
