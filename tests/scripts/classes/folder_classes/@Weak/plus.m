function r = plus(a, b)
r = 'plus of Weak';
