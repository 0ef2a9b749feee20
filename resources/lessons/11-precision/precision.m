%% Precision
% Double is double and single is single, on either side, to the last bit.

x = linspace(0, 10, 500000)';
xs = single(x);

d = sin(x) .* exp(-0.3*x);                % double
s = sin(xs) .* exp(-0.3*xs);              % single
fprintf('class %s and %s\n', class(d), class(s));
fprintf('largest difference %.2e\n', max(abs(d - double(s))));
fprintf('sums %.15g and %.9g\n', sum(d), sum(s));

%% What a class can tell apart
fprintf('eps: double %.3g, single %.3g\n', eps, eps('single'));
fprintf('1 + 1e-8 is 1: double %d, single %d\n', 1 + 1e-8 == 1, single(1) + 1e-8 == 1);
