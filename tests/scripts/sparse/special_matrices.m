% speye, spones, spdiags, spalloc, spfun, spconvert, sprand, sprandn, sprandsym.
speye(2), speye(2, 3), speye([1 2]), speye(0), full(speye)
spones(sparse([5 0; 0 -2]))
S = spalloc(3, 3, 10); disp([nzmax(S), nnz(S)]), S(2, 2) = 1; disp(nzmax(S))
spfun(@exp, sparse([1 0; 0 2]))
spconvert([1 1 5; 3 2 7; 3 2 1])
full(spconvert([1 1 5 1; 2 2 0 0]))
B = [1 2 3; 4 5 6; 7 8 9];
full(spdiags(B, [-1 0 1], 3, 3)), full(spdiags(B, [-1 0 1], 4, 3)), full(spdiags(B, [0 1 2], 2, 4))
A = [11 12 0 0; 21 22 23 0; 0 32 33 34];
[D, d] = spdiags(A)
spdiags(A, [0 1]), full(spdiags([9; 9; 9], 0, sparse(A))), full(spdiags(5, 0, 2, 2))
rng(3); R = sprand(20, 30, 0.1); disp([issparse(R), size(R), nnz(R), all(nonzeros(R) > 0 & nonzeros(R) < 1)])
R = sprandn(20, 30, 0.1); disp([issparse(R), size(R), nnz(R)])
R = sprand(sparse([1 0; 0 2])); disp(full(spones(R)))
R = sprandsym(20, 0.1); disp([issparse(R), issymmetric(R)])
R = sprand(10, 10, 0.5, 0.1); e = svd(full(R)); disp(abs(e(end) / e(1) - 0.1) < 1e-9)
R = sprand(8, 5, 0.5, [3 2 1]); e = svd(full(R)); disp(max(abs(e' - [3 2 1 0 0])) < 1e-9)
disp(nnz(sprand(0, 5, 0.5))), disp(size(sprand(1e6, 1e6, 1e-10)))
z = zeros(2, 'like', sparse(1)); disp(issparse(z)), z = ones(2, 'like', sparse(1i)); disp([issparse(z), isreal(z)])
z = false(2, 3, 'like', sparse(true)); disp(issparse(z)), disp(class(z)), z = true(2, 'like', sparse(true)); disp(issparse(z))
z = cast(5, 'like', sparse(1)); disp(issparse(z)), z = eye(2, 'like', sparse(1)); disp(issparse(z))
s = {@() speye(1.5), @() speye('a', {}), @() spdiags(B, [0 0], 3, 3), @() spfun(@cos, {1}), @() spconvert([1 2]), ...
    @() sprand(-1, 2, 0.5), @() sprand(2, 2, NaN), @() sprand(2, 2), @() spalloc(1, 2), @() spones('a'), @() spdiags(B, 0, 5, 5)};
for k = 1:numel(s)
    try
        s{k}();
        disp('no error')
    catch err
        fprintf('%s: %s\n', err.identifier, err.message);
    end
end
