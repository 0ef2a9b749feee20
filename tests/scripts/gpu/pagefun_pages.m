% pagefun: products, solves and transposes page by page; a page of one is repeated.
A = reshape(mod((1:2*3*4) * 7, 11), 2, 3, 4); B = reshape(mod((1:3*2*4) * 5, 13), 3, 2, 4);
G = gpuArray(A); H = gpuArray(B);
C = pagefun(@mtimes, G, H);
same = true;
for k = 1:4, same = same && isequal(gather(C(:,:,k)), A(:,:,k) * B(:,:,k)); end
disp(class(C)); disp(size(C)); disp(same)
disp(isequal(gather(pagefun(@mtimes, G, H(:,:,1))), pagemtimes(A, B(:,:,1))))
disp(isequal(gather(pagefun(@transpose, G)), permute(A, [2 1 3])))
disp(isequal(gather(pagefun(@ctranspose, gpuArray(A + 1i))), permute(A - 1i, [2 1 3])))
S = repmat(eye(3), 1, 1, 4) .* reshape(2:5, 1, 1, 4) + 0.25;
I = pagefun(@inv, gpuArray(S));
worst = 0;
for k = 1:4, worst = max(worst, max(max(abs(gather(I(:,:,k)) * S(:,:,k) - eye(3))))); end
disp(class(I)); disp(worst < 1e-12)
X = pagefun(@mldivide, gpuArray(S), gpuArray(B));
for k = 1:4, worst = max(worst, max(max(abs(S(:,:,k) * gather(X(:,:,k)) - B(:,:,k))))); end
Y = pagefun(@mrdivide, G, gpuArray(S));
for k = 1:4, worst = max(worst, max(max(abs(gather(Y(:,:,k)) * S(:,:,k) - A(:,:,k))))); end
disp(size(X)); disp(size(Y)); disp(worst < 1e-12)
disp(isequal(gather(pagefun(@plus, G, gpuArray([1; 2]))), A + [1; 2]))
disp(isequal(gather(pagefun(@sqrt, G)), sqrt(A)))
Z = pagefun(@mldivide, gpuArray(S(:,:,1)), gpuArray(reshape(B, 3, 2, 2, 2))); disp(size(Z))
U = pagefun(@triu, gpuArray(S)); disp(isequal(gather(U(:,:,2)), triu(S(:,:,2))))
try, pagefun(@mldivide, gpuArray(S), gpuArray(B(:,:,1:3))); catch e, disp(e.message), end
try, pagefun(@disp, G); catch e, disp(e.message), end
