% The inverse of a Hermitian matrix is Hermitian to the last bit, and as exact as the matrix allows.
A = [4 1+2i 0; 1-2i 5 1i; 0 -1i 3];
for type = {'double', 'single'}
    B = cast(A, type{1});
    [X, r] = inv(B);
    disp(class(X)), disp(isequal(X, X')), disp(norm(B*X - eye(3)) < eps(type{1})/r)
    % Nearly singular: the third row is nearly a sum of the others.
    C = cast([2 1i 2+1i; -1i 3 3-1i; 2-1i 3+1i 5] + 1e-3*diag([1 2 3]), type{1});
    [X, r] = inv(C);
    disp(isequal(X, X')), disp(norm(C*X - eye(3)) < 10*eps(type{1})/r)
end
disp(isequal(inv(gpuArray(A)), inv(A)))
disp(class(inv(gpuArray(A))))
