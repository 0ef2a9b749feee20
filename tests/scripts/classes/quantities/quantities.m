% SPDX-License-Identifier: Apache-2.0
% Numbers that carry units: operators with dispatch on either side, display of one's own.
d = Quantity(3, 'km');
t = Quantity(0.5, 'h');
v = d / t
disp(d + Quantity(20, 'm'))
a = v / Quantity(10, 's');
F = Quantity(1500, 'g') * a
fprintf('%g %g\n', d.in('km'), in(t, 's'));
fprintf('%.4f N\n', F.in('N'));
fprintf('%s | %s | %s\n', char(2 * d), char(d * 2), char(d / 4));
fprintf('%s | %s\n', char(1 / t), char(-d - d));
area = d ^ 2;
side = sqrt(area);
fprintf('%s | %s | %d %d\n', char(area), char(side), side == d, side < d + d);
x = Quantity([1 2 3; 4 5 6], 'm');
y = x .* 2
fprintf('%s %s %d\n', char(x.at(2)), char(sum(x)), length(x));
fprintf('%s\n', char(x .^ 2));
ratio = d / Quantity(500, 'm')
z = ratio + 1;
fprintf('%s %d\n', char(z), isempty(z.unit()));
total = Quantity(0, 'm');
for k = 1:4
    total = total + Quantity(k, 'km');
end
total
try, d + t, catch e, fprintf('%s %s\n', e.identifier, e.message); end
try, d + 1, catch e, fprintf('%s\n', e.message); end
try, d.in('s'), catch e, fprintf('%s\n', e.message); end
try, Quantity(1, 'mile'), catch e, fprintf('%s\n', e.message); end
try, d == t, catch e, fprintf('%s\n', e.message); end
try, d.value = 5; catch e, fprintf('%s\n', e.identifier); end
list = {d, t, v};
units = cellfun(@unit, list, 'UniformOutput', false);
fprintf('%s\n', strjoin(units, ', '));
