% A number is no array, whatever the smallest captured array is said to be.
%environment VITRINE_LAZY_MIN_ELEMENTS=1
a = repmat('a', 1, 3)
x = zeros(1, 1);  x(1) = 2;  disp(x.')
disp(upper(a(1))), disp(cumsum(5)), disp(permute(7, [2 1]))
