% Elementary functions of captured complex arrays; what the real ones give outside their domain.
function show(name, z)
    fprintf('%s %s %d:', name, class(z), isreal(z));
    z = z(:).';
    fprintf(' %.14g%+.14gi', [real(z); imag(z)]); fprintf('\n');
end
a = complex([1 -2.5 0.25 3 -1 0.5], [2 0.25 -1 -0.75 0 -0.5]);
show('sqrt', sqrt(a)); show('exp', exp(a)); show('log', log(a)); show('log2', log2(a)); show('log10', log10(a));
show('sin', sin(a)); show('cos', cos(a)); show('tan', tan(a));
show('sinh', sinh(a)); show('cosh', cosh(a)); show('tanh', tanh(a));
show('power', a .^ 0.5); show('real to complex', [1 2 3 4 5 6] .^ a); show('general', a .^ (a + 1));
show('negative', (a - 1) .^ -3); show('squares', a .^ [2 3 0 -1 0.5 1]);
s = single(a);
fprintf('%s %.6g%+.6gi %.6g%+.6gi\n', class(exp(s)), [real(exp(s(1:2))); imag(exp(s(1:2)))]);
x = [-4 -1 0 1 4 9];
show('sqrt', sqrt(x)); show('log', log(x - 0.5)); show('power', x .^ 0.5); show('cube root', x .^ (1/3));
show('unit circle', exp(1i * x * pi / 4));
z = log(exp(1i * (1:6)/7)); show('log on the circle', z);
show('overflow', exp(complex([709.9 710], [1.5 1.57]))); show('far', tanh(complex([400 -400], [1 2])));
w = sqrt(complex([-4 -4 Inf 1e300 4e-310], [0 -0 1 1e300 0])); show('branch', w);
