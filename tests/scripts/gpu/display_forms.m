% gpuArrays display as the arrays that they are; in cells and structures they say what they are.
a = gpuArray([1 2; 3 4])
b = gpuArray(single(2.5))
c = gpuArray([])
d = gpuArray(logical([1 0 1]))
e = {gpuArray(1:3), 'text'}
s.x = gpuArray(1:3);
s.y = 2
disp(gpuArray([1.5 2.5]))
f = gpuArray(int8([1 -2]))
g = gpuArray(1 + 2i)
