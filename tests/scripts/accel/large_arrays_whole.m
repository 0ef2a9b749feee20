% What cannot go window by window reaches the parts of large arrays by address or, on a device without
% addresses, runs on the host, with the same answers.
%environment VITRINE_MAX_BINDING_BYTES=1048576
n = 400000;
x = gpuArray(mod((1:n)' * 7919, 10007)) / 16;
c = cumsum(x);
d = sort(x, 'descend');
A = reshape(x, 1000, 400);
s = sum(A);
t = A - A(1, :);
r = x(2:end) - x(1:end-1);
h = x(end:-1:1) .* x;
P = A' * A(:, 1:3);
k = find(x > 600);
v = median(x);
fprintf('%.17g\n', gather([c(end) d(1) d(end) sum(s) sum(t(:)) sum(r) sum(h) P(end) numel(k) v]));
disp(isgpuarray(c) && isgpuarray(d) && isgpuarray(r))
