% Reading, writing, joining and turning captured complex arrays.
function show(name, z)
    fprintf('%s [%s] %d:', name, num2str(size(z)), isreal(z));
    z = z(:).';
    fprintf(' %g%+gi', [real(z); imag(z)]);
    fprintf('\n');
end
a = reshape(1:12, 3, 4) + 1i*reshape(12:-1:1, 3, 4);
b = a * 2;
show('element', b(2, 3)); show('row', b(2, :)); show('range', b(1:2, 2:3)); show('step', b(end:-2:1));
show('list', b([1 5 12])); show('mask', b(real(b) > 14)); show('column', b(:, 1));
show('transpose', b.'); show('conjugate', b'); show('colon', reshape(b(:), 2, 6));
show('permute', permute(b, [2 1])); show('reshape', reshape(b, 4, 3));
show('down', [b; 1i*b(1, :)]); show('across', [b(:, 1), ones(3, 1), b(:, 2)]);
show('real row', b(1, :) - 1i*imag(b(1, :)));
c = b; c(2, :) = 0; show('zeros', c);
c = b; c(1, 1:2) = [7 8i]; show('range', c);
c = b; c(abs(c) > 20) = -1i; show('where', c);
c = b; c([2 4]) = [1 2]; show('list', c);
c = real(b) + 0; c(2, 2:3) = [1i 2i]; show('into real', c);
c = real(b) + 0; c(c > 12) = 3 - 1i; show('into real where', c);
c = b; c(:, 5) = 1i; show('grown', c);
c = b; c(:, 2) = []; show('removed', c);
k = 0;
for z = b(1, 1:3) + 1i
    k = k + z;
end
show('columns', k);
show('3-d', permute(reshape(b, 3, 2, 2), [3 1 2]));
show('ismember', b == a * 2);
