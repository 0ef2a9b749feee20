% Small work: no device is started for it (with --device auto).
x = 1:3;
disp(sum(x.^2))
