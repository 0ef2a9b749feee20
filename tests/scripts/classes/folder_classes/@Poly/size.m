function s = size(p)
s = size(p.c);
