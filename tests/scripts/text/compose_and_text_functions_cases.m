s = compose("%d-%d", [1 2; 3 4])
t = append("a", "b", 'c')
u = insertAfter("abc", "b", "X")
v = insertBefore("abc", 2, "X")
w = extractBetween("abcdef", 2, 4)
x = replace('abcabc', {'a', 'b'}, {'1', '2'})
y = splitlines(sprintf('a\nb'))
z = newline;
disp(double(z))
m = missing;
disp(ismissing(m))
p = pad(["a"; "bcd"])
q = strip("xxaxx", "x")
