try, ['ab', 1 + 2i]; catch e, disp(e.message), end
try, x = 'abc'; x(2) = 1i; catch e, disp(e.message), end
try, x = int8(1:3); x(2) = 1i; catch e, disp(e.message), end
try, [1 + 2i, int8(1)]; catch e, disp(e.message), end
x = [1 2]; x(2) = 3i; disp(x)
