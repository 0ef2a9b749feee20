% The upper halves of 64-bit differences beside divisions and roots of doubles.
x = (1:49) / 700;
k = uint64(x); w = 7 - k;
disp(all(w == 7)), disp(all(x > 0))
y = sqrt((1:49) / 7);
m = uint64(y); w = 9 - m;
fprintf('%d ', w); fprintf('\n'); fprintf('%d ', m); fprintf('\n%.4f\n', sum(y));
z = (1:49) / 0.7;
n = uint64(z); w = 40 - n; u = n + 18446744073709551600;
fprintf('%d ', w); fprintf('\n'); fprintf('%d ', u(20:24)); fprintf('\n%.4f\n', sum(z));
