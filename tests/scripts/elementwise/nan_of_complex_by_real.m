% A complex number times or divided by a real one has the one NaN that computing gives.
a = [0; 1];
c = complex([-Inf; 2], [0; 1]);
show(a .* c)
show(c .* a)
show(c ./ [Inf; 1])
show(single(0) * complex(single(-Inf), single(1)))
function show(z)
    fprintf('%s ', num2hex(real(z(1))), num2hex(imag(z(1))));
    fprintf('\n');
end
