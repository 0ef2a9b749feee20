% SPDX-License-Identifier: Apache-2.0
% Every operator overloaded; an object on either side picks the class's method.
a = Mod(5);
b = Mod(10);
disp(a + b); disp(a - b); disp(a .* b); disp(a * b);
disp(a + 2); disp(2 + a); disp(1 - a); disp(3 * a); disp(a .^ 2); disp(-a); disp(+b);
fprintf('%s %s %s %s %s\n', a / b, a ./ 2, 6 \ b, a ^ 2, 2 ^ a);
fprintf('%d %d %d %d %d %d\n', a == b, a ~= b, a < b, a <= b, a > b, a >= b);
fprintf('%d %d %d %d\n', a == 5, 5 == a, 3 >= b, b ~= 3);
fprintf('%s, %s, %s, %d %d\n', a & b, a | 1, 0 & b, ~a, ~Mod(7));
fprintf('%s %s\n', a', b.');
fprintf('%s %s %s\n', a:b, 1:a, a:2:9);
fprintf('%s %s %s %s\n', [a b], [a, 1, b], [2 a], [a; b]);
% Precedence is the language's.
c = a + b * 2 - Mod(1);
disp(c);
disp((a + b) * 2);
disp(-a .^ 2);
% Conversions and functions.
fprintf('%g %s %d\n', double(a), char(b), logical(Mod(0)));
s = string(a);
fprintf('%s %s\n', class(s), s);
disp(abs(a)); disp(max(a, b)); disp(max(b, a));
% Compound statements see the overloads too.
t = Mod(0);
for k = 1:10
    t = t + k;
end
disp(t);
if a > b
    fprintf('greater\n');
end
fprintf('%s\n', char(plus(a, 1)));
f = @(x) x * x + 1;
disp(f(a));
g = @plus;
disp(g(a, b));
r = cellfun(@(x) double(x + 1), {a, b});
fprintf('%g ', r); fprintf('\n');
try, sin(a), catch e, fprintf('%s\n', e.message); end
