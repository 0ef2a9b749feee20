% A Repeating block takes the last inputs; bins beyond any memory are an error of size.
disp(right(1, 2, 3))
try, accumarray([1 1; 295250558400000000 2], 1), catch e, disp(e.identifier), end
function n = right(a, b)
arguments
    a
end
arguments (Repeating)
    b (1,1) double
end
n = a + numel(b);
end
