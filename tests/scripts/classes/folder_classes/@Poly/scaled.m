function s = scaled(p, k)
s = text(times2(p, k));
