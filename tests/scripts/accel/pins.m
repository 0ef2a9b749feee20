%environment VITRINE_PINS=pins.m:6=cpu,8=gpu,10=unfused,15:times=cpu,15:plus=gpu,20=unfused,27=gpu,28=cpu
% Pins choose sides and split kernels; what is printed never changes.

x = (1:2000) / 7;

a = sin(x) + x;          % pinned to the CPU

b = sqrt(x) .* 2;        % pinned to the device

c = exp(-x) + 1;         % a kernel an operation

fprintf('%.15g %.15g %.15g\n', sum(a), sum(b), sum(c));

% One operation of a line: the product is on the CPU, the sum on the device.
d = x .* 3 + 1;
fprintf('%.15g\n', sum(d));

% A chain is cut at the pinned line only.
e = x + 1;  e = e .* 2;
e = e - 3;
e = abs(e) + 5;
fprintf('%.15g\n', max(e));

% A loop whose operations are on two sides is not one kernel.
v = x;
for k = 1:5
    v = v + k;
    v = v .* 0.5;
end
fprintf('%.15g\n', sum(v));
