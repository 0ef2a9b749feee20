% SPDX-License-Identifier: Apache-2.0
% What statements without a semicolon show of objects.
item = Item
p = Pair;
p
p.a
p.longer = 20
Pair
q = [p p]
e = Pair.empty
e3 = Pair.empty(0, 3)
c = [p; p; p]
b = Bare
r = Ref
r.target = p
delete(r)
r
disp(p)
disp(q)
disp(b)
s.pair = p;
s.pairs = q;
s.ref = Ref;
s
k = {p, q, 1}
x = Quiet
disp(x)
x.v = 3;
x
x.v
y = x;
y
% After a display that fails, arguments without names have none again.
f = Failing;
try, f, catch e, disp(e.identifier), end
table(5)
