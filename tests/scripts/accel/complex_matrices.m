%environment VITRINE_STRICT=1
% Products, systems and rearrangements of complex matrices never leave the device.
A = gpuArray([4 1 2; 1 5 0; 2 0 6] + 1i*[1 0 2; 0 1 0; 3 0 3]);
B = gpuArray([1 2; 3 4; 5 6] - 1i*[0 1; 1 0; 2 2]);
R = gpuArray([2 1 0; 1 3 1; 0 1 4]);
bits('product', A*B)
bits('with transpose', A'*B)
bits('real times complex', R*B)
bits('complex times real', B.'*R)
bits('single', single(A)*B)
P = cat(3, A, 2*A);
bits('pages', pagemtimes(P, 'ctranspose', B, 'none'))
bits('pages of a real', pagemtimes(R, P))
bits('system', A\B)
bits('real system', R\B)
bits('of the right', B.'/A)
bits('triangular', triu(A)\B)
H = A*A' + 3*eye(3);
bits('positive definite', H\B)
bits('least squares', B\A(:,1))
bits('inverse', inv(A))
bits('power', A^-2)
bits('covariance', cov(A))
bits('repmat', repmat(B, 1, 2))
bits('tril', tril(A, -1))
bits('diag', diag(B(:,1), 1))
bits('diagonal', diag(A))
v = B(:, 1);
bits('conv', conv(v, A(1,:).'))
bits('conv same', conv([1 2 1], v.', 'same'))
bits('conv2', conv2(A, B, 'same'))
bits('filter', filter(A(1:2,1), [2 1], v))
[y, z] = filter(A(1:2,1), [2 1 0.5], v, [1; 2i]);
bits('filter with states', [y; z])
bits('interp1', interp1([1 2 3], A, [1.5 2.25]))
bits('nearest', interp1([1 2 3], v, 1.25, 'nearest'))

function bits(name, z)
    z = gather(z);
    fprintf('%s: %s %s\n', name, class(z), mat2str(size(z)));
    disp(num2hex(double(real(z(:)))))
    disp(num2hex(double(imag(z(:)))))
end
