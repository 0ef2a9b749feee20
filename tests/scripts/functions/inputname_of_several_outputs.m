% inputname where the call has several outputs.
L = 1; R = 2; c = {3};
[a, b] = names(L, R);
[a, b] = names(L + 1, R);
[a, ~] = names(c{1}, R);
a = names(L, R);
[a, b] = nested();
function [a, b] = names(x, y)
fprintf('<%s|%s>\n', inputname(1), inputname(2));
a = x; b = y;
end
function [a, b] = nested()
P = 1; Q = 2;
[a, b] = names(Q, P);
end
