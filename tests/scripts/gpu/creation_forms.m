% Every way to make a gpuArray: static functions, 'gpuArray', 'like'.
names = {'zeros', 'ones', 'eye', 'nan', 'inf', 'NaN', 'Inf'};
for k = 1:numel(names)
    a = feval(names{k}, 2, 3, 'gpuArray'); b = feval(names{k}, 2, 'single', 'gpuArray');
    c = feval(names{k}, 2, 2, 'like', gpuArray(single(1)));
    fprintf('%s %s %s %s %s %g\n', names{k}, class(a), mat2str(size(a)), underlyingType(b), underlyingType(c), gather(a(1, 1)));
end
show(gpuArray.zeros(2, 'int16')); show(gpuArray.ones(1, 3, 'uint8')); show(gpuArray.eye(2)); show(gpuArray.true(1, 2));
show(gpuArray.false(2, 1)); show(gpuArray.colon(2, 2, 8)); show(gpuArray.linspace(0, 1, 5)); show(gpuArray.logspace(0, 2, 3));
show(gpuArray.nan(1, 2)); show(gpuArray.inf(1, 2, 'single')); show(true(1, 2, 'gpuArray')); show(zeros(1, 2, 'like', gpuArray(int8(1))));
rng(7); a = gpuArray.rand(1, 4); rng(7); b = rand(1, 4, 'gpuArray'); rng(7); c = rand(1, 4);
disp(isequal(gather(a), gather(b), c))
rng(7); a = gpuArray.randn(1, 4, 'single'); rng(7); b = randn(1, 4, 'single'); disp(isequal(gather(a), b)); disp(underlyingType(a))
rng(7); a = gpuArray.randi(10, 1, 6); rng(7); disp(isequal(gather(a), randi(10, 1, 6)))
p = gpuArray.randperm(6); disp(isequal(sort(gather(p)), 1:6)); disp(class(p))
show(cast([1 2], 'like', gpuArray(single(1)))); show(randi(3, 1, 4, 'like', gpuArray(1)) > 0);
disp(isUnderlyingType(gpuArray.ones(1, 'single'), 'single')); disp(classUnderlying(gpuArray(true)))
disp([isa(gpuArray(1), 'gpuArray'), isa(gpuArray(1), 'numeric'), isa(gpuArray(1), 'float'), isa(gpuArray(1), 'double')])
disp([isnumeric(gpuArray(1)), isfloat(gpuArray(int8(1))), islogical(gpuArray(true)), isreal(gpuArray(1i)), isgpuarray(1)])
disp([existsOnGPU(gpuArray(1)), existsOnGPU(1)])
function show(v)
    fprintf('%s %s %s:', class(v), underlyingType(v), mat2str(size(v)));
    fprintf(' %g', gather(v)); fprintf('\n');
end
