% Functions in a script may stand before or after their use; end closes each.
disp(before_(2)), disp(after_(2))
function r = before_(x)
    r = x + helper_(x);
end
x = 5; disp(before_(x))
function r = after_(x)
    r = 10 * before_(x);
end
function r = helper_(x), r = x ^ 2; end
disp(x)
