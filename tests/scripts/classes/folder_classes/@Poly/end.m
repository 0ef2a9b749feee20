function n = end(p, k, n)
n = length(p.c);
