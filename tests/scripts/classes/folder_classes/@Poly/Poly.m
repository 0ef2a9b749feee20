function p = Poly(a)
% A polynomial by its coefficients, the highest power first.
if nargin == 0
    p.c = 0; p.secret = 'x';
    p = class(p, 'Poly');
elseif isa(a, 'Poly')
    p = a;
else
    p.c = reshape(double(a), 1, []); p.secret = 'x';
    p = class(p, 'Poly');
end
superiorto('Weak');
