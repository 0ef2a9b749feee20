% Systems with more than one solution: the basic one, by QR with column pivots, and MATLAB's warning.
lastwarn('');
disp([1 2] \ 3)
x = [1 2; 2 4; 3 6] \ [1; 2; 3]; [text, id] = lastwarn; disp(x), disp(id), disp(text)
x = [1 2 3; 4 5 6; 7 8 9; 10 11 12] \ [2; 5; 7; 8]; fprintf('%.4f ', x); [text, id] = lastwarn; disp(text)
% Wide systems of full rank say nothing and have at most as many numbers that are not zero as rows.
lastwarn('');
R = [6 8 7 3; 3 5 4 1]; b = [7; 8];
x = R \ b; fprintf('%.4f ', x); fprintf('%d %d %s\n', nnz(x), norm(R * x - b) < 1e-13, lastwarn);
% The other side, several right sides, classes, complex numbers.
disp(3 / [1; 2]), disp([1 2 3; 3 2 1] / [1 2 3; 2 4 6])
[text, id] = lastwarn; disp(id)
x = R \ [b, 2 * b, [1; 0]]; fprintf('%.4f ', x); fprintf('\n');
x = single([1 2; 2 4; 3 6]) \ [1; 2; 3]; disp(class(x)), disp(x'), disp(lastwarn)
x = [1i 2i] \ 3; disp(x.')
x = [1+1i 2; 2+2i 4; 1 1] \ [1; 2; 3]; fprintf('%d\n', norm([1+1i 2; 2+2i 4; 1 1] * x - [1; 2; 3]) < 1e-14);
x = [1 2; 2 4; 3 6] \ [1; 2; 3i]; fprintf('%.4f%+.4fi ', [real(x) imag(x)].'); fprintf('\n');
x = zeros(3, 2) \ [1; 2; 3]; disp(x'), disp(lastwarn)
disp([1 NaN; 2 3; 4 5] \ [1; 2; 3])
% A tall matrix of full rank has one solution only.
lastwarn(''); A = [1 1; 1 2; 1 3]; fprintf('%.4f ', A \ [1; 2; 2]); disp(isempty(lastwarn))
% Larger: dependent columns are found, what they leave is solved.
rng(1); A = rand(40, 6); A = [A, A * rand(6, 3)]; b = A * ones(9, 1);
x = A \ b; fprintf('%d %d %s\n', nnz(x), norm(A * x - b) < 1e-12, regexprep(lastwarn, 'tol.*', ''));
% The same bits wherever the matrix is.
c = [7; 8]; G = gpuArray(R); disp(isequal(gather(G \ c), R \ c)), disp(class(G \ c))
G = gpuArray([A, A(:, 1)]); disp(isequal(gather(G \ b), [A, A(:, 1)] \ b))
% Sparse ones.
lastwarn(''); x = sparse([1 2; 2 4; 3 6]) \ [1; 2; 3]; fprintf('%d %d\n', nnz(x), norm([1 2; 2 4; 3 6] * x - [1; 2; 3]) < 1e-14);
disp(regexprep(lastwarn, 'tol.*', ''))
x = sparse(R) \ c; fprintf('%d %d\n', nnz(x) <= 2, norm(R * x - c) < 1e-13);
try, [1 2] \ [1; 2], catch e, disp(e.identifier), end
