% Empties of every shape as targets, also of slices.
a = zeros(2, 0); a(3, :) = 2; disp(size(a)), a = zeros(2, 0); a(:, 2) = 7; disp(a)
a = zeros(0, 2); a(:, :, 3) = 2; disp(size(a)), a = ones(2); a([], 5) = 1; disp(size(a))
clear a, a(1, :) = [1; 3]; disp(a), clear a, a(:, 1, :) = 1:4; disp(size(a)), clear a, a(:, :, :) = 1:4; disp(size(a))
clear b, b(1, :, :) = [1 2; 3 4]; disp(size(b)), clear b, b(:) = 1:3; disp(b)
try, a = zeros(0, 3); a(:, 1) = [1; 2]; catch e, disp(e.message), end
try, x = magic(3); x(12) = 1; catch e, disp(e.message), end
