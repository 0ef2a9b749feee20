% Parts, transposes and turns of parts are one map over what they look at.
x = reshape(sin(1:900), 30, 30);
y = x(2:2:end, :); z = y(:, 1:5) + 1;
fprintf('%.15g %.15g\n', z(3), z(end));
q = x'; q = q(:, 1:3) + q(:, 2:4);
fprintf('%.15g %.15g\n', q(5), q(end));
f = flipud(x(1:10, :)); f = fliplr(f)*2;
fprintf('%.15g %.15g\n', f(1), f(end));
s = circshift(x, 3); fprintf('%.15g %.15g\n', s(1), s(4));
r = permute(reshape(x, 30, 5, 6), [3 1 2]); r = r(2:3, :, 1) - 1;
fprintf('%d %d %.15g\n', size(r), r(2, 7));
d = x(:, 2:end) - x(:, 1:end-1); dd = d(:, 2:end) - d(:, 1:end-1);
fprintf('%.15g\n', sum(dd(:)));
