% Corners that stay where the array is: first mod and rem of 64-bit integers by whole numbers of class double, exact.
%environment VITRINE_STRICT=1
x = gpuArray([int64(-2)^62 + int64(0:9)*int64(123456789012345), intmin('int64'), intmax('int64'), 0]);
u = gpuArray(uint64(18446744073709551615) - uint64(0:9)*uint64(987654321987));
for y = [1 2 3 7 10 -3 -10 2^31 2^53 2^62 0]
    right = isequal(mod(x, y), mod(x, int64(y))) && isequal(rem(x, y), rem(x, int64(y)));
    if y >= 0, right = right && isequal(mod(u, y), mod(u, uint64(y))); end
    m = gather(mod(x, y)); fprintf('%g %d %s %d %d %d\n', y, right, class(m), m(2), m(end-2), m(end-1));
end
% Elements of one gpuArray chosen by one mask, and quantiles of few.
q = gpuArray(2); w = gpuArray(7); e = q == 2; q(e) = w(e); disp(gather(q)), disp(isgpuarray(q))
e = q == 2; q(e) = w(e); disp(gather(q))
disp(gather(quantile(gpuArray([1 2 3]), 0.5)))
% Cubics through points that are gpuArrays.
p = gpuArray([1 2 4 5 7]); v = gpuArray([3 1 4 1 5]);
for m = {'spline', 'pchip', 'makima'}
    r = interp1(p, v, [1.5 3; 6 9], m{1}, 'extrap');
    disp(isgpuarray(r)), fprintf('%.12g ', r); fprintf('\n');
end
