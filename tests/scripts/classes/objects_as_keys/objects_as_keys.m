% SPDX-License-Identifier: Apache-2.0
% Dictionaries whose keys are objects: members of enumerations, equal values, the same handles.
d = dictionary([Day.Mon Day.Tue], [1 2])
d(Day.Tue)
d([Day.Tue; Day.Mon])
d(Day.Wed) = 3;
fprintf('%d %d %d\n', isKey(d, Day.Wed), numEntries(d), sum(values(d)));
k = keys(d)
d(Day.Mon) = [];
fprintf('%d %d\n', isKey(d, [Day.Mon Day.Tue]));
try, d(Day.Mon), catch e, disp(e.identifier), end
try, d(5), catch e, disp(e.identifier), end
p = dictionary(Point(1), "one");
p(Point(2)) = "two";
p(Point(1, "q")) = "other";
p(Point(1)) = "uno";
fprintf('%s %s %s %d\n', p(Point(1)), p(Point(2)), p(Point(1, "q")), numEntries(p));
fprintf('%d\n', isKey(p, Point(single(1))));
a = Node; b = Node;
h = dictionary(a, 'first');
h(b) = 'second';
fprintf('%s %s %d\n', h(a), h(b), isKey(h, Node));
a.value = 7;
fprintf('%s\n', h(a));
v = dictionary(["x" "y"], [Point(4) Point(5)]);
fprintf('%d\n', v("y").x);
w = values(v);
fprintf('%s %d-by-%d\n', class(w), size(w));
