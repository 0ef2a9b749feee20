% What cannot go window by window over arrays larger than a kernel can bind reaches their parts by address: scans,
% sorts, sums of dimensions, slices across parts, transposes, concatenations, indexing. 64 KiB stand for 4 GiB.
%environment VITRINE_MAX_BINDING_BYTES=65536
%environment VITRINE_STRICT=1
n = 22500;                                    % 180 kB: three parts
k = (1:n)';
x = gpuArray(k * 7919 - floor(k * 7919 / 10007) * 10007) / 16;
A = reshape(x, 150, 150);
show('cumsum', cumsum(x));
show('cummax', cummax(sin(x)));
show('cumcolumns', cumsum(A, 1));
show('cumrows', cumprod(1 + A / 1e5, 2));
[d, p] = sort(x, 'descend');
show('sort', d);
show('order', p);
show('sortrows', sort(single(A), 2));
show('median', median(x));
show('unique', unique(x));
show('columns', sum(A));
show('rows', sum(A, 2));
show('means', mean(A, 2));
show('spread', std(A));
show('any', any(A > 620));
show('broadcast', A - A(1, :));
show('differences', x(2:end) - x(1:end-1));
show('reversed', x(end:-1:1) .* x);
show('transpose', A');
show('permute', permute(reshape(x, 18, 25, 50), [3 1 2]));
show('joined', [x; 2 * x; x(1:100)]);
show('beside', [A, A']);
show('repmat', repmat(x(1:1000), 30, 2));
show('shifted', circshift(x, 17));
show('flipped', flip(A));
show('find', find(x > 300));
show('masked', x(x > 300));
i = gpuArray(n + 1 - k);
show('gather', x(i));
y = x;
y(i(1:2:end)) = -1;
show('scatter', y);
disp(isgpuarray(d) && isgpuarray(p) && isgpuarray(y))

function show(name, v)
    v = gather(double(v(:)));
    fprintf('%-11s %d %.17g %.17g %.17g\n', name, numel(v), v(1), v(end), sum(v .* sin((1:numel(v))')));
end
