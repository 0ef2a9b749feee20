% Keys take the class of the first ones; equal numbers are equal keys.
d = dictionary(int8([1 2]), [10 20]);
d(1), class(keys(d)), isKey(d, [2 3])
d(2.0) = 5; numEntries(d)
b = dictionary([true false], ["yes" "no"]);
b(true), b(1 > 2)
z = dictionary(0, 1); z(-0) = 2; numEntries(z)
x = dictionary([0.1 0.2], [1 2]); isKey(x, 0.1 + 0.1)
