% Conversions and saturating sums of 64-bit integers in the pass after a reduction: a driver's
% compiler got the upper half of uint64 sums wrong there.
rng('default')
operations = {@(v) uint64(int64(v)), ...
              @(v) uint64(int64(v)) + uint64(randi([0 120], numel(v), 1)), ...
              @(v) int64(v) + int64(randi([0 120], numel(v), 1)), ...
              @(v) uint64(v) + uint64(randi([0 120], numel(v), 1)), ...
              @(v) max(int64(v), int64(0)), ...
              @(v) uint64(int64(v)) + uint64(3), ...
              @(v) uint64(v) + intmax('uint64'), ...
              @(v) uint64(v) - uint64(1)};
for n = [3 264 2000]
    x = gpuArray(randn(n, 1));
    w = gpuArray(randn(n, 1));
    for k = 1:numel(operations)
        f = operations{k};
        report('mean', k, f(rem(x, 0.7) .* mean(mod(x, w), 'all')));
        report('alone', k, f(x .* 3));
        report('sum', k, f(rem(x, 0.7) .* sum(x)));
    end
end

function report(what, k, y)
    y = gather(y);
    fprintf('%s %d: %s, %.17g, %.17g\n', what, k, class(y), sum(double(y)), max(double(y)));
end
