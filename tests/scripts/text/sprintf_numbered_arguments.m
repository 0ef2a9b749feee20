disp(sprintf('%2$s %1$s', 'world', 'hello'))
disp(sprintf('%1$d %1$x', 255))
disp(sprintf('%3$s%1$s%2$s', 'a', 'b', 'c'))
disp(sprintf('%1$.2f and %1$e', pi))
