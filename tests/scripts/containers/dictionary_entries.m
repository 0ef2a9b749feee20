% entries(d): a table unless said.
d = dictionary(["a" "b"], [1 2]);
entries(d)
T = entries(d); disp(class(T)), disp(T.Value')
e = dictionary(3, {rand(2) > 2}); E = entries(e); disp(E.Key), disp(class(E.Value))
disp(size(entries(dictionary(string.empty, []))))
s = entries(d, "struct"); disp(s(2))
try, entries(d, 'list'), catch e, disp(e.message), end
