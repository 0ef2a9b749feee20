% Functions of a gpuArray give gpuArrays, those that ask about it give host values.
v = gpuArray([3 1 2 5]);
x = gpuArray([4 1; 1 3]);
kept = {@() diff(v), @() median(v), @() mode(v), @() interp1(1:4, v, 2.5), @() conv(v, v), ...
    @() accumarray(gpuArray([1; 2; 1]), gpuArray([1; 2; 3])), @() ismember(v, [1 2]), @() det(x), ...
    @() inv(x), @() chol(x), @() qr(x), @() eig(x), @() svd(x), @() linspace(v(1), v(4), 3), ...
    @() bitand(v, 1), @() arrayfun(@(e) e*e + 1, v), @() sort(v), @() [v; v], @() x(:, 1), @() x'};
for k = 1:numel(kept)
    r = kept{k}();
    fprintf('%-45s %s %s\n', func2str(kept{k}), class(r), underlyingType(r));
end
host = {@() size(x), @() numel(x), @() isempty(x), @() class(x), @() isequal(x, x), @() isreal(x), ...
    @() ndims(x), @() gather(v), @() num2str(v)};
for k = 1:numel(host)
    fprintf('%-45s %s\n', func2str(host{k}), class(host{k}()));
end
disp(gather(arrayfun(@(e) e*e + 1, v)))
disp(gputimeit(@() sum(v)) > 0)
reset(gpuDevice), wait(gpuDevice)
disp(ischar(gpuDevice().Name))
