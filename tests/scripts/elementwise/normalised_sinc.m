% sin(pi*x)/(pi*x): real, complex, single, sparse, captured.
fprintf('%.15g ', sinc([0 0.5 -0.5 1.5 2.25 1e-9])); fprintf('\n');
fprintf('%.3g ', sinc([1 2]), sinc([Inf NaN])); fprintf('\n');
z = sinc([0.5+1i 2-0.25i 1i 3+0i]);
fprintf('%.12g%+.12gi ', [real(z); imag(z)]); fprintf('\n');
fprintf('%.6g ', sinc(single([0.5 0.25])), sinc(complex(0, 0))); fprintf('%s\n', class(sinc(single(1))));
full(sinc(sparse([0.5 0])))
x = linspace(-3, 3, 3000);
fprintf('%.10g ', sum(sinc(x)), max(abs(sinc(x + 1i*x)))); fprintf('\n');
try
    sinc(int8(1))
catch e
    disp(e.message)
end
y = arrayfun(@(t) sinc(t) + 1, [0 0.5]);
fprintf('%.12g ', y); fprintf('\n');
