% The variance of a long line: one kernel over blocks that are read once, one over what they gave.
x = reshape(mod((1:2^20)*7919, 1009), [], 1)/1009;
disp(x(2))
s = std(x);
disp(abs(s - 0.28867) < 1e-4)
A = reshape(x, 2^19, 2);
disp(A(1))
d = var(A);
disp(all(abs(d - 0.08333) < 1e-4))
