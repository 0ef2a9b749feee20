function r = double(w)
r = w.x;
