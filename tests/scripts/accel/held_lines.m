%environment VITRINE_FAST_BODIES=1
% Lines that stay in registers from sweep to sweep with what was computed of them, short bodies of reductions and their exit
% to the complete ones, operands found from a line's first element or once for four.
x = single(reshape(mod((1:2050*12)*7919, 10007), 2050, 12))/2000 - 2.5;
e = exp(x - max(x)); y = e./sum(e);                       % softmax, 2050 elements a line: three passes
z = (x - mean(x))./std(x);
l = x - (log(sum(exp(x - max(x)))) + max(x));
fprintf('%.9g ', y([1 77 24600]), z([1 77 24600]), l([1 77 24600]), sum(e(:)));
fprintf('\n');
w = x.'; v = exp(w - max(w)); u = v./sum(v);              % short lines, many of them
q = exp(w - max(w, [], 2))./sum(exp(w - max(w, [], 2)), 2); % and across
fprintf('%.9g ', u([1 77 24600]), q([1 77 24600]));
fprintf('\n');
% what no short body takes
x(5) = NaN; x(100, 2) = -Inf; x(:, 3) = -200*x(:, 3); x(7, 4) = Inf; x(9, 5) = 1e-40; x(:, 6) = 0; x(:, 7) = x(:, 7)*1e-39;
e = exp(x - max(x)); y = e./sum(e);
fprintf('%.9g ', y([1 5 6 2150 4101 6157]), sum(y), sum(e == 0));
fprintf('\n');
r = max(x, 0); s = min(max(x, -1), 1e-39);
fprintf('%.9g ', sum(r), sum(s), mean((x./max(abs(x))).^1.7), sum(1./x));
fprintf('\n');
fprintf('%x ', typecast(r(2050*6+(1:6)), 'uint32'), typecast(s([5 9 2150]), 'uint32'));
fprintf('\n');
% three dimensions: means of pages and of columns, four elements at a time
A = single(reshape(mod((1:40*70*6)*7919, 1009), 40, 70, 6))/100;
c = A(:, 3, 1); k = A(7, :, 1); p = mean(A, [1 2]); m = mean(A);
B = (A - p)./(m + 1) + A.*k - c/4;
C = exp(-abs(A - m)/4) - max(A - 5, 0)/16 + min(A, p).^2.5;
t = [sum((A - p).^2.*m, 'all'), mean(min(max((A - p)./(p + 1e-6)*0.25 + 0.5, 0), 1).^1.8, 'all')];
D = double(A)/4; d = sum(sqrt(abs(D - mean(D, [1 2])))/32, 'all');
fprintf('%.9g ', B([1 999 16800]), C([1 999 16800]), t, sum(tanh(A/8 - m), 2)(1:77:end), max(A./p, [], 3)(1:999:end), d, D(5:3999:end) - m(3));
fprintf('\n');
