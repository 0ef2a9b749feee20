% keys, values, entries, insert, lookup, remove and isKey.
d = dictionary(["a" "b"], [1 2]);
isKey(d, "a"), isKey(d, ["b" "z"; "a" "a"]), isKey(d, 5)
f = insert(d, ["b" "c"], [20 30]); disp(values(f)')
f = insert(d, ["b" "c"], [20 30], 'Overwrite', false); disp(values(f)')
disp(values(d)')
lookup(d, "b"), lookup(d, ["a" "q"], 'FallbackValue', -1)
f = remove(d, "a"); disp(keys(f))
values(d, ["b" "a"])
s = entries(d, 'struct'); disp(numel(s)), disp(s(2).Key), disp(s(2).Value)
c = entries(d, 'cell'); disp(size(c)), disp(c{1, 1}), disp(c{2, 2})
k = keys(d, 'cell'); disp(class(k)), disp(k{1})
try, remove(d, "zz"), catch x, disp(x.identifier), end
isequal(d, dictionary(["a" "b"], [1 2])), isequal(d, dictionary(["a" "b"], [1 3]))
