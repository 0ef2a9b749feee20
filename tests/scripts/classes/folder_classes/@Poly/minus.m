function r = minus(p, q)
disp('minus')
r = p + q * -1;
