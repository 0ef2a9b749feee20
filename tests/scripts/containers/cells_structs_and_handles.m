% Values of other classes: cells by braces, structs by fields.
d = dictionary;
d("list") = {[1 2 3]};
d{"list"}(2)
d{"text"} = 'hello';
d{"text"}
d("list")
s = dictionary(1, struct('x', 5));
s(1).x
s(1).x = 6;
s(1).x
h = dictionary("f", @sin);
g = h("f"); g(0)
function c = count(d), c = numEntries(d); end
count(d)
for k = keys(d)', disp(k), end
