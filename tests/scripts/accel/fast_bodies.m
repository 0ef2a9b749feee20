% Chains of single functions as devices with an exact fma get them: a short body, and complete functions for
% the elements that need them. Ordinary arguments, and each function's own odd ones among them.
%environment VITRINE_FAST_BODIES=1
rng(7)
h = @(v) fprintf('%s\n', num2hex(sum(double(gather(v(:)')) .* mod(1:numel(v), 17))));
x = single(linspace(-30, 30, 4001));
h(tanh(sin(x) .* exp(-x / 10) .* cos(x / 4)) + erf(x / 9))
p = abs(x) + 0.25;
h(log(p) ./ sqrt(p) + p .^ 1.8 - p .^ -1.5)
odd = x;
strange = repmat(single([0 -0 1e-42 -1e-42 1e-30 -87.5 88.9 200 -200 5e4 1e30 -1e30]), 1, 4);
odd(5:97:end) = strange(1:numel(5:97:4001));
s = @(v) fprintf('%s\n', strjoin(cellstr(num2hex(v(5:97:500)))', ' '));
s(sin(odd) + 0), s(cos(odd) .* 1), s(exp(odd) .* 0.5), s(tanh(odd) * 2), s(erf(odd) * 2), s(2 ./ odd), s(odd ./ 3)
big = abs(odd);
s(log(big) * 2), s(sqrt(big) * 2), s(big .^ 1.5), s(big .^ -2.25), s(big .^ 2), s(1 .^ odd)
odd([7 400]) = NaN;
odd([9 900]) = [Inf -Inf];
y = exp(odd) ./ (1 + exp(odd)) + sin(odd);
fprintf('%d %d\n', sum(isnan(y)), find(isnan(y), 1)), h(y(isfinite(y)))
z = sqrt(big); z(3:3:end) = 1 ./ z(3:3:end);
h(z(isfinite(z))), disp(nnz(isinf(z)))
