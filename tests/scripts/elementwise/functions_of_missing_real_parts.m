% Where the imaginary part is zero it stays zero, whatever the real part is: a function of it gives for many
% elements what it gives for few. (Seed 198193157577726: exp of complex(NaN,y) minus itself.)
names = {'exp','sqrt','log','sin','cos','tan','sinh','cosh','tanh','asin','acos','atan'};
for n = [2 5000 200000]
    v = complex(NaN(1,n), 1);
    z = v - v;
    for k = 1:numel(names)
        f = str2func(names{k});
        x = f(z);
        if ~isreal(x) || ~all(isnan(x)), fprintf('%s of %d\n', names{k}, n), end
        s = f(single(z));
        if ~isreal(s) || ~all(isnan(s)), fprintf('single %s of %d\n', names{k}, n), end
    end
end
% Elements beside others that are complex.
z = [complex([NaN Inf], 0) 1+2i];
disp(imag(exp(z))), disp(imag(sin(z))), disp(imag(cos(z))), disp(imag(tanh(z)))
