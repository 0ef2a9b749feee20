% A gpuArray comes back from a MAT file as one, also out of structs and cells; other arrays as they were.
for option = {'-v7', '-v7.3'}
    file = [tempname '.mat'];
    a = gpuArray(single([1 2 3])); b = [4 5]; s.x = gpuArray(magic(3)); s.y = 7; s.t = struct('g', {1, gpuArray(2:4)});
    c = {gpuArray(int8([1 -2])), 'text', {gpuArray(5)}};
    save(file, 'a', 'b', 's', 'c', option{1});
    l = load(file);
    disp(fieldnames(l)')
    disp([isgpuarray(l.a), isgpuarray(l.b), isgpuarray(l.s.x), isgpuarray(l.s.y), isgpuarray(l.s.t(1).g), isgpuarray(l.s.t(2).g), ...
        isgpuarray(l.c{1}), isgpuarray(l.c{3}{1})])
    disp([underlyingType(l.a) ' ' class(l.c{1}) ' ' underlyingType(l.c{1})])
    disp(isequal(gather(l.a), single(1:3)) && isequal(gather(l.s.x), magic(3)) && isequal(gather(l.c{1}), int8([1 -2])))
    delete(file);
    clear s
end
file = [tempname '.mat'];
a = gpuArray(1); s.x = gpuArray(2);
save(file, 'a', 's');
a = 1; b = gpuArray(3);
save(file, 'a', 'b', '-append');
m = load(file, 'a', 'b');
disp([isgpuarray(m.a), isgpuarray(m.b)])
disp(isgpuarray(load(file, 's').s.x))
w = whos('-file', file);
disp({w.name})
a = 1; b = 2; s = 3;
save(file, 'a', 'b', 's', '-append');
n = load(file);
disp([isgpuarray(n.a), isgpuarray(n.b), isgpuarray(n.s)])
delete(file);
