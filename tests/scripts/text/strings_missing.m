s = ["a" missing "b"]
disp(ismissing(s)), disp(strlength(s)), disp(upper(s)), disp(contains(s, "a"))

t = strings(1, 2); t(4) = "x"
n = s + "z"
