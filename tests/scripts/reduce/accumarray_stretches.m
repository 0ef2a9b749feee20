% Sums by places that are looked at in stretches: greater places that come late, places that are none, both classes, one value for all;
% hulls of more points than are looked at one by one.
s = [mod((1:3000)'*7, 11) + 1; 50; mod((1:2000)'*5, 70) + 1]; x = sin((1:numel(s))');
y = accumarray(s, x); z = zeros(66, 1); for k = 1:numel(s), z(s(k)) = z(s(k)) + x(k); end, disp(isequal(y, z)), disp(size(y))
y = accumarray(s, single(x)); z = zeros(66, 1, 'single'); for k = 1:numel(s), z(s(k)) = z(s(k)) + single(x(k)); end, disp(isequal(y, z)), disp(class(y)), disp(isequal(accumarray(s, 2), 2*histc(s, 1:66))), disp(isequal(accumarray(s', x'), accumarray(s, x)))
x(5) = NaN; y = accumarray(s, x); disp(find(isnan(y))'), y = accumarray([1; 2^20; 1], [1; 2; 3]); disp(y([1 2 2^20])')
for bad = {0, -1, 1.5, NaN, Inf}
    for at = [1 2500 5001], t = s; t(at) = bad{1}; try, accumarray(t, x); disp('no error'), catch e, disp(e.identifier), end, end
end
t = (1:20000)'; r = mod(t*0.6180339887, 1); a = r.*cos(t)*3 + 1e6; b = r.*sin(t) - 1e6; k = convhull(a, b);
[c, d] = deal(a(k), b(k)); turn = diff(c(1:end - 1)).*diff(d(2:end)) - diff(d(1:end - 1)).*diff(c(2:end)); disp(all(turn > 0)), disp(k(1) == k(end))
inside = true(size(t)); for j = 1:numel(k) - 1, inside = inside & (c(j + 1) - c(j))*(b - d(j)) - (d(j + 1) - d(j))*(a - c(j)) >= -1e-9; end, disp(all(inside))
k = convhull([zeros(1, 300) 1 0], [zeros(1, 300) 0 1]); disp(numel(k)), try, convhull(1:300, 1:300), catch e, disp(e.identifier), end, try, convhull(ones(1, 300), ones(1, 300)), catch e, disp(e.identifier), end
