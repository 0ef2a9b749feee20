% gpuArray beside host arrays: the result is a gpuArray of MATLAB's class.
g = gpuArray([1.5 2.5; 3.5 4.5]); h = [10 20; 30 40];
show(g + h); show(h ./ g); show(g * h); show(single(2) .* g); show(g > 2); show(-g); show(g'); show([g; h]);
show(g(1, :)); show(h(gpuArray([1 3]))); show(gpuArray(int8([100 50])) + int8(60)); show(sum(g)); show(1:gpuArray(3));
show(cat(3, h, g)); show(repmat(g, 1, 2)); show(bitand(gpuArray(uint8(12)), uint8(10))); show(abs(gpuArray(3 + 4i)));
x = zeros(2); x(1, :) = gpuArray([7 8]); disp(class(x)); disp(gather(x))
y = gpuArray(zeros(2)); y(2, 2) = 9; y(end + 1, :) = [1 2]; disp(class(y)); disp(gather(y))
c = {g, 1}; s.a = g; c2 = gather(c{1} + s.a); disp(c2)
[a, b, d] = gather(g, 2, s); disp(class(a)); disp(b); disp(class(d.a))
disp(isequal(g, gather(g))); disp(class(size(g))); disp(class(isequal(g, h)))
if all(g(:) > 1), disp('all'), end
k = 0; for v = gpuArray([1 2 3]), k = k + v; end, disp(class(k)); disp(gather(k))
w = gpuArray(3); while w > 1, w = w - 1; end, disp(w)
switch gather(gpuArray(2)), case 2, disp('two'), end
fprintf('%g %g\n', gpuArray([1 2])); disp(num2str(gpuArray(pi))); disp(mat2str(gpuArray([1 2])))
f = @(t) t + g; show(f(1));

function show(v)
    fprintf('%s %s %s:', class(v), underlyingType(v), mat2str(size(v)));
    fprintf(' %g', gather(v)); fprintf('\n');
end
