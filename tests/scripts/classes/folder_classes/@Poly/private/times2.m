function c = times2(p, k)
c = p.c * k;
