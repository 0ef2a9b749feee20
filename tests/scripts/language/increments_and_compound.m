% Operators that assign, and that the value is evaluated once.
x = 5; x += 2; disp(x), x -= 1; disp(x), x *= 3; disp(x), x /= 2; disp(x), x ^= 2; disp(x), x++; disp(x), x--; disp(x)
m = [1 2; 3 4]; m(1, :) += 10; disp(m), s.a = 1; s.a += 5; disp(s.a), c = {1}; c{1} += 2; disp(c{1}), b = true; b |= false; disp(b), b &= false; disp(b), y = 2; y .*= [1 2]; disp(y)
