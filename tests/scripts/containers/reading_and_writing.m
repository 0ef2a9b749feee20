% d(key) for one key and for many, sets, adds and removes; copies are independent.
d = dictionary(["one" "two" "three"], [1 2 3]);
d("two"), d(["three"; "one"]), d('one')
d("four") = 4; d(["one" "five"]) = [10 50];
disp(keys(d)'), disp(values(d)')
d("two") = [];
disp(keys(d)')
e = d; e("new") = 0;
fprintf('%d %d\n', numEntries(d), numEntries(e));
u = dictionary; u(3) = "three"; u(1) = "one";
disp(keys(u)'), disp(values(u)'), class(keys(u))
u(3) = 33; u(3)
d("four") = d("four") + 0.5; d("four")
try, d("nothing"), catch x, disp(x.identifier), disp(x.message), end
try, d("nothing") = []; catch x, disp(x.identifier), end
try, d("x") = 'text'; catch x, disp(x.identifier), end
try, y = dictionary; y(1), catch x, disp(x.identifier), end
