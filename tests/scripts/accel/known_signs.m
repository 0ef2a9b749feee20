% What follows from how an array was made needs no look at it: no kernel asks before a root or a logarithm.
x = abs(mod((1:4000)*7919, 1009) - 500)/100;
r = @(y) fprintf('%.6g ', sum(sqrt(y(:))));
r(gpuArray(x)), r(single(x)), r(double(single(x))), r(gather(gpuArray(x)))
r(x(:)), r(x(5:3000)), r(x(end:-1:1)), r(x(x > 2)), r(reshape(x, 40, [])'), r(x([3 1 4 1 5]))
fprintf('\n')
r([x x]), r([x; x + 1]), r(repmat(x, 2, 1)), r(circshift(x, 3)), r(sort(x)), r(cummax(x)), r(kron(x, [1 2]))
A = reshape(x, 40, []); r(A*A'), r(triu(A)), r(max(x(:)))
fprintf('\n')
y = x; y(7:9) = 5; r(y), y(x > 3) = 2; r(y), r(linspace(0, 2, 3000)), r(0:0.5:1000), r(erf(x)), r(asinh(x)), r(exp2(x)), r(cbrt(x))
fprintf('\n')
% Where it does not follow, or not any more, negative elements count.
c = @(y) fprintf('%d', ~isreal(sqrt(y)));
z = x; z(3) = -1; c(z), z = x; z(x > 3) = -2; c(z), z = gpuArray(x); z(5:6) = [1 -1]; c(z), c([x -1]), c([-x; x]), c(repmat(-x, 2, 1))
c(linspace(1, -1, 3000)), c(3:-0.5:-1000), c(single(-x)), c(sort(-x)), c(kron(x, [1 -1])), c(A*-A'), c(x(:) - 1), c(x(1:2000) - 1)
z = zeros(1, 4000); z(17) = -1; c(z), z = ones(40); z(:, 3) = -z(:, 3); c(z), z = x; z(4001) = -3; c(z), z = x; z(5000) = 4; c(z)
fprintf('\n')
