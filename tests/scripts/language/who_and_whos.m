% The lists of variables.
b = int8([1 2 3]); a = 'text'; c = {1, 'x'}; s.f = 1; z = 1 + 2i;
who
whos
w = whos('b'); disp(w.name), disp(w.bytes), disp(w.class), disp(w.size), n = who('a*'); disp(n)
function f(), local = 1; who, end
f()
