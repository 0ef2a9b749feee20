s = ["a", "b"; "c", "d"]
t = "x" + "y"
u = "n=" + 5
v = string(3.14159)
w = string({'a', 'b'})
x = [s; "e" "f"];
disp(size(x))
n = strlength(s)
y = split("a,b,c", ",")
z = join(["a" "b" "c"], "-")
disp(isstring(t))
disp(char(t))
disp(upper("abc"))
