% gcd, lcm and rounding to digits where the array is, with the same bits as at once.
rng(4);
a = floor(rand(200,1)*1e6); b = floor(rand(200,1)*1e5) - 5e4; p = 2.^(0:199)'; q = [2^53 1e22 6 0 0 -12; 3 1e5 4 0 5 18];
g = gcd(a,b); l = lcm(a,b); disp(sum(g)), disp(all(mod(a,g)==0 & mod(b,g)==0)), fprintf('%bx\n', sum(l));
disp(isequal(g, arrayfun(@gcd, a, b))), disp(isequal(l, arrayfun(@lcm, a, b)))
disp(isequal(gcd(p, p(end:-1:1)), min(p, p(end:-1:1)))), disp(gcd(q(1,:), q(2,:))), disp(lcm(q(1,:), q(2,:)))
s = gcd(single(a), single(12)); disp(class(s)), disp(sum(s))
for type = {'int8','uint8','int16','uint16','int32','uint32','int64','uint64'}
  x = cast(a - 3e5, type{1}); y = cast(b, type{1}); g = gcd(x,y); l = lcm(x,y);
  disp([class(g) ' ' num2str(sum(double(g))) ' ' num2str(sum(double(l))) ' ' num2str(isequal(g, arrayfun(@gcd, x, y)))])
end
disp(gcd(int8(-128), int8([0 4]))), disp(lcm(int8(100), int8([99 0 -50]))), disp(gcd(intmax('uint64'), uint64([5 7 0])))
disp(lcm(int64(3037000499), int64([3037000498 4294967296]))), disp(gcd(intmax('int64')-1, 6))
for bad = {[1 2.5 3 4], [1 Inf 3 4], [1 NaN 3 4], [2 2i 2 2]}
  try, gcd(bad{1}, 3), catch e, disp(e.message), end
  try, lcm(3, bad{1}), catch e, disp(e.message), end
end
% digits
x = [rand(100,1).*10.^(-4+8*rand(100,1)); -1.005; 2.675; -0; Inf; NaN; 1e300; 4.5e-320; 0.285; 1234.5678];
for n = [0 1 2 5 15 -1 -3 300 -300 400]
  r = round(x, n); t = zeros(size(x));
  for i = 1:numel(x), t(i) = round(x(i), n); end
  fprintf('%d: %d %bx\n', n, isequaln(r,t), sum(r(1:102)));
end
disp(round(x(end-7:end), 2)'), disp(1 ./ round([-0.001 0 0.001], 1))
s = round(single(x(1:50)), 3); disp(class(s)), fprintf('%tx\n', sum(s));
disp(round([123456 0.0012345 -98.76], 2, 'significant'))
% quotients of 64-bit integers
u = int64(a) .* int64(b) * 1000000 + 7; v = int64(b) + 3;
for how = {'fix','floor','ceil','round'}, w = idivide(u, v, how{1}); disp(isequal(w, arrayfun(@(x,y) idivide(x,y,how{1}), u, v))), disp(sum(w)), end
w = u - idivide(u, v) .* v; disp(all(abs(w) < abs(v)))
u = int64([9223372036854775807 -9223372036854775807 7 -7 -9 5]); v = int64([2 2 2 2 2 0]);
disp(idivide(u, v)), disp(idivide(u, v, 'floor')), disp(idivide(u, v, 'ceil')), disp(idivide(u, v, 'round'))
disp(idivide(intmin('int64'), int64(-1))), disp(idivide(intmax('uint64'), 3)), disp(idivide(int64(0), int64(0))), disp(idivide(int32([7 -7 9]), int32(2)))
disp(idivide(int64([7 8]), 2.5, 'round'))
