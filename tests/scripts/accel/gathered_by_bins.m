% accumarray with products, extremes of integers, complex values and cells of subscripts; histcounts with all outputs.
%environment VITRINE_STRICT=1
rng(3);
s = gpuArray(floor(rand(300, 1)*12) + 1); s(s == 5) = 6; v = gpuArray(rand(300, 1) + 0.25);
p = accumarray(s, v, [14 1], @prod); fprintf('%bx\n', p([1 6])); disp(gather(p([5 13 14]))')
disp(abs(prod(v(s == 3))/p(3) - 1) < 1e-13), p = accumarray(s, v, [14 1], @prod, NaN); disp(find(isnan(p))')
p = accumarray(s, single(v), [], @prod, -1); disp(class(p)), disp(p(5)), fprintf('%tx\n', p(3));
p = accumarray(gpuArray([1;2;1;4]), gpuArray([3;0;Inf;NaN]), [], @prod); disp(p')
m = accumarray(s, int16(v*1000), [14 1], @max); disp(class(m)), disp(m'), m = accumarray(s, int16(v*1000), [14 1], @min, -7); disp(m')
m = accumarray({s, gpuArray(mod((1:300)', 2) + 1)}, v); disp(size(m)), fprintf('%bx\n', sum(m(:)));
m = accumarray([s, mod((1:300)', 2) + 1], v, [13 3], @prod); disp(size(m)), fprintf('%bx\n', sum(m(:)));
z = accumarray(gpuArray([1;2;1;3]), gpuArray([1+2i;3;4-1i;5i])); disp(z)
x = gpuArray(randn(500, 1)); x(7) = NaN; x(9) = Inf; x(10) = -Inf;
[n, e, b] = histcounts(x); disp(n), disp(e), disp(sum(b)), disp(b(7:10)'), disp(class(e))
[n, e, b] = histcounts(reshape(x, 50, 10), 6); disp(n), disp(e), disp(size(b))
for how = ["scott" "fd" "integers" "sturges" "sqrt"]
    [n, e] = histcounts(x, 'BinMethod', how); fprintf('%s %d %bx\n', how, sum(n), e(2));
end
for how = ["count" "probability" "percentage" "countdensity" "cumcount" "pdf" "cdf"]
    n = histcounts(x, [-1 0 0.5 2], 'Normalization', how); fprintf('%s', how); fprintf(' %bx', n); fprintf('\n');
end
disp(histcounts(gpuArray(int8([1 2 2 3 100])))), disp(histcounts(gpuArray([true false true]))), disp(histcounts(gpuArray(single([1 2 2.5])), 'BinWidth', 0.5))
disp(histcounts(x, 'BinLimits', [-1 1], 'NumBins', 4)), disp(histcounts(x, 5, 'BinLimits', [-1 1]))
[n, b] = histc(gpuArray([1 2; 2 5; 9 1]), [1 2 5]); disp(n), disp(b)
n = histc(gpuArray(reshape([1 2 2 5 9 1 0 2], 2, 2, 2)), [1 2 5], 2); disp(size(n)), disp(n)
[r, c] = ind2sub([3 4], gpuArray([1 5 12])); disp([r; c]), disp(sub2ind([3 4], r, c)), [r, c] = ind2sub([2 2 3], gpuArray(7)); disp([r c])
