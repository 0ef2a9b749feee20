% gpuDevice and its relatives, as far as their answers are the same on every device.
d = gpuDevice;
disp(class(d)); disp(d.Index); disp(d.DeviceSelected); disp(ischar(d.Name)); disp(d.TotalMemory >= d.AvailableMemory)
wait(d); wait(gpuDevice);
n = gpuDeviceCount; disp(isequal(n, gpuDeviceCount('available'), gpuDeviceCount("all"))); disp(canUseGPU == (n > 0))
g = gpuArray(1:5000); h = g * 2;
reset(d);
t = gputimeit(@() sum(sqrt(gpuArray(1:3000)))); disp(t > 0 && t < 10)
t = gputimeit(@() max(gpuArray(1:3000)), 2); disp(class(t))
try, gpuDevice(99); catch e, disp(e.identifier), end
try, gpuArray({1}); catch e, disp(e.message), end
try, gpuArray("text"); catch e, disp(e.message), end
try, gpuArray([1 2]) + gpuArray([1 2 3]); catch e, disp(e.message), end
try, g(6000); catch e, disp(e.identifier), end
try, gpuArray(struct('a', 1)); catch e, disp(e.message), end
file = [tempname '.mat']; a = gpuArray(single([1 2 3])); save(file, 'a'); s = load(file); delete(file);
disp(isequal(gather(s.a), single([1 2 3])))
d = gpuDevice;
disp([d.MaxThreadsPerBlock >= 1, numel(d.MaxThreadBlockSize) == 3, numel(d.MaxGridSize) == 3, d.SIMDWidth >= 1, d.DeviceSupported])
disp(islogical([d.GPUOverlapsTransfers d.CanMapHostMemory]))
try, wait(5); catch e, disp(e.message), end
try, gputimeit(5); catch e, disp(e.message), end
[p, q] = gather(gpuArray(1:3), gpuArray(single(4))); disp(class(p)), disp(class(q))
for f = {@() rand(2, 'int8'), @() gpuArray.rand(2, 'uint16'), @() randn(2, 'logical'), @() rand(2, 'like', int8(1))}
    try, f{1}(); catch e, disp(e.message), end
end
disp(class(randi(5, 2, 'int8'))), disp(underlyingType(gpuArray.randi(5, 2, 'uint16')))
disp(~isempty(regexp(d.ComputeCapability, '^\d+\.\d+$', 'once')))
disp([ischar(d.GraphicsDriverVersion), isnumeric(d.ToolkitVersion), isnumeric(d.MultiprocessorCount), strcmp(d.ComputeMode, 'Default'), islogical(d.KernelExecutionTimeout)])
shown = evalc('d'); disp(~isempty(regexp(shown, ' TotalMemory: \d+ \(\d+\.\d\d [KMGT]?B', 'once')))
[n, k] = gpuDeviceCount("available"); disp(n == 0 || isequal(k, 1:n))
T = gpuDeviceTable; disp(class(T)), disp(isequal(T.Index, (1:n)')), disp(sum(T.DeviceSelected) == min(n, 1)), disp(all(T.DeviceAvailable)), disp(isstring(T.Name) && numel(T.ComputeCapability) == n)
disp(contains(evalc('T'), 'ComputeCapability    DeviceAvailable    DeviceSelected'))
if n > 0, e = gpuDevice(d.Index); disp(e.DeviceSelected && d.DeviceSelected), else, disp(true), end
try, gpuDeviceCount('some'); catch e, disp(e.message), end
try, d.Name = 'other'; catch e, disp(e.message), end
