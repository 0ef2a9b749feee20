% dlarrays over gpuArrays: labels, display, and gradients that stay there.
x = dlarray(gpuArray([1 2 3]))
s = dlarray(gpuArray(single([1 2])), 'C')
[y, g] = dlfeval(@f, x, dlarray([0.5 1 2]))
class(extractdata(g)), isgpuarray(g), class(gather(g)), class(extractdata(gather(g)))
h = dlfeval(@(x) dlgradient(sum(gpuArray(x).^3), x), dlarray([1 2]));
class(extractdata(h)), disp(gather(extractdata(h)))
inv(dlarray(gpuArray([2 0; 0 4])))
function [y, g] = f(x, w), y = sum(tanh(x .* w)); g = dlgradient(y, x); end
