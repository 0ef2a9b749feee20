function r = plus(p, q)
p = Poly(p); q = Poly(q);
k = size(q.c, 2) - size(p.c, 2);   % size of what they hold, not @Poly/size
r = Poly([zeros(1, k) p.c] + [zeros(1, -k) q.c]);
