% A loop with another number of iterations each time: a few have a group, all others share one.
x = (1:200) / 200;
s = zeros(1, 16);
for i = 3:16
    y = x;
    for t = 1:i
        y = y .* 0.5 + t;
    end
    s(i) = sum(y);
end
disp(s(3:16))
