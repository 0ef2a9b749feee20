% Complex arithmetic of captured arrays: every operator with complex, real and scalar partners, in
% both classes, special values included. What is printed is exact.
function show(name, z)
    z = z(:).';
    fprintf('%s %s %d:', name, class(z), isreal(z));
    if islogical(z), fprintf(' %d', z); else, fprintf(' %.17g%+.17gi', [real(z); imag(z)]); end
    fprintf('\n');
end
for k = 1:2
    a = complex([1 -2.5 0 1e200 3e-300 -0 7], [2 0.25 0 -1e200 4e-300 1 0]);
    b = complex([3 1.5 2 1e180 2e-308 -4 -0.5], [-4 0 -1 1e190 1e-310 0 2]);
    r = [2 -3 0.5 1 4 -1 0];
    if k == 2
        a = single(complex([1 -2.5 0 1e20 3e-30 -0 7], [2 0.25 0 -1e20 4e-30 1 0]));
        b = single(complex([3 1.5 2 1e18 2e-38 -4 -0.5], [-4 0 -1 1e19 1e-40 0 2]));
    end
    show('a+b', a + b); show('a-b', a - b); show('a.*b', a .* b); show('a./b', a ./ b);
    show('a.\b', a .\ b);
    show('a+r', a + r); show('r-a', r - a); show('a.*r', a .* r); show('a./r', a ./ r);
    show('r./a', r ./ a);
    show('a+2i', a + 2i); show('a*2i', a * 2i); show('a/(1+2i)', a / (1 + 2i));
    show('3/a', 3 ./ a); show('r*1i', r * 1i); show('r+1i', r + 1i);
    show('-a', -a); show('conj', conj(a)); show('real', real(a)); show('imag', imag(a));
    show('abs', abs(a)); show('angle', angle(a)); show('sign', sign(a));
    show('a==b', a == b); show('a~=b', a ~= b); show('a==r', a == r); show('a<b', a < b);
    show('a>=r', a >= r);
    show('a.^2', a .^ 2); show('a.^3', a .^ 3); show('b.^-1', b .^ -1); show('b.^-2', b .^ -2);
    show('b.^5', b .^ 5); show('round', round(a)); show('floor', floor(a)); show('fix', fix(-a));
end
% Infinities and NaN
n = complex([Inf NaN 1 0 1 Inf], [1 2 Inf 0 -0 -Inf]);
d = complex([1 2 3 0 Inf 0], [1 2 -1 0 1 2]);
show('n+d', n + d); show('n.*d', n .* d); show('n./d', n ./ d); show('abs', abs(n));
show('isnan', isnan(n)); show('isinf', isinf(n)); show('isfinite', isfinite(n)); show('n==n', n == n);
% Expansion
c = complex([1; 2], [3; -4]);
show('c+r', c + [10 20 30]); show('c.*r', c .* [1 2 3]); show('r-c', [1 2 3] - c);
show('c.*b', c .* complex([1 2], [0.5 -1])); show('c./b', c ./ complex([1 2], [0.5 -1]));
show('mixed', single([1 2 3]) + complex([1 2 3], [4 5 6]));
show('logical', [true false true] .* complex([1 2 3], [4 5 6]));
