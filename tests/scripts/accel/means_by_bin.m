% accumarray with @mean where the arrays are, as at once.
rng(9);
s = floor(rand(400,1)*20) + 1; s(s == 7) = 8; v = rand(400,1) - 0.5;
m = accumarray(s, v, [22 1], @mean); t = zeros(22,1);
for k = 1:22, w = v(s == k); if ~isempty(w), t(k) = sum(w)/numel(w); end, end
disp(max(abs(m - t)) < 1e-15), disp(m([7 21 22])'), fprintf('%bx\n', sum(m));
m = accumarray(s, v, [22 1], @mean, NaN); disp(find(isnan(m))'), disp(class(m))
m = accumarray(s, single(v), [], @mean, -1); disp(class(m)), disp(m(7)), fprintf('%tx\n', sum(m));
q = [s, mod((1:400)', 3) + 1]; m = accumarray(q, v, [], @mean); disp(size(m)), fprintf('%bx\n', sum(m(:)));
disp(accumarray([1;2;1;4], 5, [], @mean)'), disp(accumarray([1;2;1;4], [1;NaN;2;Inf], [], @mean)')
disp(accumarray([1;2;1;4], int8([1;2;4;7]), [], @mean)'), disp(accumarray([1;2;1], [1i;2;3], [], @mean).')
disp(accumarray([1;2;1;4], logical([1;0;0;1]), [], @mean)')
