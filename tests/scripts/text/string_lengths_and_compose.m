disp(strlength("hello")), disp(strlength(["a" "bb"; "" "dddd"])), disp(strlength('abc')), disp(strlength({'a', 'bc'}))
a = compose("%d-%s", 5), b = compose("x%d", [1; 2; 3]), c = compose("%d,%d", [1 2; 3 4]), d = compose("%.2f", pi)
