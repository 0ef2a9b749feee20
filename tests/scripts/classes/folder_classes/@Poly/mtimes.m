function r = mtimes(p, q)
p = Poly(p); q = Poly(q);
r = Poly(conv(p.c, q.c));
