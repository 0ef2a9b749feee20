% Integer arithmetic of captured arrays: saturating, rounding half away from zero, in every class, with
% partners of the same class, double scalars, logicals and characters.
function show(name, z)
    fprintf('%s %s:', name, class(z)); fprintf(' %d', z(:)); fprintf('\n');
end
classes = {'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64'};
for k = 1:numel(classes)
    c = classes{k};
    top = intmax(c); low = intmin(c);
    a = [top low 5 cast(7, c) top/2 cast(100, c) 0 3];
    b = [cast(3, c) top 2 cast(2, c) 4 cast(0, c) 0 low];
    show('a+b', a + b); show('a-b', a - b); show('a.*b', a .* b); show('a./b', a ./ b);
    show('-a', -a); show('abs', abs(a)); show('sign', sign(a));
    show('min', min(a, b)); show('max', max(a, b)); show('mod', mod(a, b)); show('rem', rem(a, b));
    show('a+1', a + 1); show('a*2', a * 2); show('a/2', a / 2); show('a*0.7', a * 0.7);
    show('1-a', 1 - a); show('10./b', 10 ./ b); show('a-2.5', a - 2.5); show('a.^2', a .^ 2);
    show('a+true', a + true); show('a<b', a < b); show('a==b', a == b); show('a>=5', a >= 5);
    show('a<2.5', a < 2.5); show('~a', ~a); show('a&b', a & b);
    show('idivide', idivide(a, cast(3, c))); show('floor', idivide(a, cast(3, c), 'floor'));
    show('bitshift', bitshift(a, 2)); show('right', bitshift(a, -3));
    if k ~= 7 && c(1) == 'u'
        show('bitand', bitand(a, b)); show('bitor', bitor(a, b)); show('bitxor', bitxor(a, 12));
    end
    show('column', a + b.');
end
show('char', 'abc' + uint8([1 2 3]));
show('chars', 'abcd' - 'a');
show('text', ['ab'; 'cd'] == 'b');
