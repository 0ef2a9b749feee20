function c = double(p)
c = p.c;
