% A double beside a complex single becomes single before the operation, wherever it is computed.
rng(7);
z = single(complex(rand(1,40), randn(1,40)));
a = rand(1,1);
b = rand(1,40);
c = complex(rand(1,40), rand(1,40));
same = @(x,y) isequal(num2hex(real(x)), num2hex(real(y))) && isequal(num2hex(imag(x)), num2hex(imag(y)));
disp(same(a./z, single(a)./z))
disp(same(b./z, single(b)./z))
disp(same(c./z, single(c)./z))
disp(same(z./c, z./single(c)))
disp(same(z.^a, z.^single(a)))
disp(same(b.^z, single(b).^z))
disp(same(c.*z, single(c).*z))
disp(class(a./z))
