% Classes of the kind before classdef: folders @Name with a constructor that calls class(s,'Name').
p = Poly([1 0 -2 -5])
q = Poly(p);
disp(class(q)), disp(isobject(q)), disp(isa(q, 'Poly')), disp(isstruct(q))
r = p + q * 2
r - p;
r(3)
p(2) = 7;
r = p
double(r)
disp(p.c)
p.c = [1 2];
disp(double(p))
p.c(2) = 9;
disp(double(p))
try, p.secret, catch e, disp(e.message), end
try, p.secret = 1; catch e, disp(e.message), end
disp(size(p)), disp(numel(p)), disp(p(end))
disp(scaled(p, 10))
s = struct(p)
fieldnames(p)
disp(isequal(p, Poly([1 9]))), disp(isequal(p, Poly(2)))

a = Asset('house', 100)
x = Stock('IBM', 25, 100)
disp(isa(x, 'Asset')), disp(isa(a, 'Stock'))
disp(value(x)), disp(value(a))
x = setValue(x, 300);        % an inherited method changes its own part
disp(value(x)), disp(shares(x)), disp(describe(x)), disp(describe(a))
disp(name(x))
x = relabel(x, 'first', 2);
disp(labels(x))

w = Weak(1);
disp(w + p), disp(p + w)
u = Plain(3);
u
v = u;
v = bump(v);
disp(value(u)), disp(value(v))
many = Plain([1 2 3]);
disp(size(many)), many
disp(value(many(2)))
pair = [u v]; disp(value(pair(2)))
f = @value; disp(f(v)), disp(feval('value', u))
disp(cellfun(@value, {u, v}))
m = methods('Plain'); disp(m')
try, u.count, catch e, disp(e.message), end
try, class(struct('a', 1), 'Plain'), catch e, disp(e.message), end
try, Plain('other'), catch e, disp(e.message), end
try, nosuch(u), catch e, disp(e.message), end
t = [tempname '.mat'];
save(t, 'p', 'x', 'many'), clear p x many, load(t), delete(t)
disp(double(p)), disp(describe(x)), disp(value(many(3)))
x = spoil(Stock('IBM', 1, 2));   % a method may put anything in its parent's place
try, value(x), catch e, disp(e.message), end
try, setValue(x, 3), catch e, disp(e.message), end
size(struct([u v]))
