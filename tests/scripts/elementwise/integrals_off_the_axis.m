% Sine and cosine integrals and Jacobi's functions of complex numbers. References: mpmath, 30 digits.
z = [1+2i; -2+5i; 2-5i; -20-1i; 20i; 30+0.5i];
s = sinint(z); c = cosint(z);
near = @(x, y) max(abs(x - y)./abs(y)) < 4*eps;
fprintf('%d ', near(c(1:5), [2.03029639329172164-0.151907155175856884i; 1.61538963829107749+19.7257540553382650i; ...
    1.61538963829107749+16.5841614017484717i; 0.0698222284673061493-3.11847446254772946i; 1.28078263320282944e7+1.57079632679489662i]))
fprintf('%d ', near(sinint(1i*(1:4)), 1i*[1.05725087537572851 2.50156743335497564 4.97344047585980680 9.81732691123303446]))
% The derivative of Si is sin(z)/z, of Ci cos(z)/z.
h = 1e-5;
fprintf('%d ', abs((sinint(z+h) - sinint(z-h))/(2*h) - sin(z)./z) < 1e-7*abs(cos(z)), abs((cosint(z+h) - cosint(z-h))/(2*h) - cos(z)./z) < 1e-7*abs(cos(z)))
fprintf('%d ', isequal(sinint(-z), -s), isequal(conj(cosint(z)), cosint(conj(z))), cosint(complex(0, 0)) == -Inf, imag(cosint(complex(-3, -0))) == -pi), fprintf('\n')
[sn, cn, dn] = ellipj([0.8+0.8i, -0.2+0.4i, log(2)*1i], [tan(pi/8)^4, tan(pi/8)^4, 0]);
fprintf('%.10f%+.10fi ', [real([sn cn dn]); imag([sn cn dn])]), fprintf('\n')
fprintf('%d ', abs(sn.^2 + cn.^2 - 1) < 1e-14, abs(dn.^2 + [tan(pi/8)^4, tan(pi/8)^4, 0].*sn.^2 - 1) < 1e-14), fprintf('\n')
p = legendre(3, [-1 0 1]), disp(class(prod(single([1i 2]), 'double')))
q = legendre(12, 0.3); fprintf('%.15g\n', q(end)/(-1)^12/prod(1:2:23)/(1 - 0.09)^6)
