% find, diag, tril, triu, reshape, repmat, kron, norms and questions of structure.
A = [1 0 -2 0; 0 3 0 0; 4 0 5 0]; S = sparse(A);
[i, j, v] = find(S); disp([i j v]), disp(find(S)'), disp(find(S, 2)'), disp(find(S, 2, 'last')')
disp(size(find(S(1, :)))), disp(find(S(1, :))), disp(size(find(sparse(0)))), disp(size(find(sparse(2, 2))))
[i, j, v] = find(S > 1); disp(class(v)), disp(v')
same = @(x, y) disp([issparse(x), isequal(full(x), y)]);
same(diag(S), diag(A)), same(diag(S, 1), diag(A, 1)), same(diag(S, -2), diag(A, -2))
same(diag(sparse([1 0 2])), diag([1 0 2])), same(diag(sparse([1; 2]), -1), diag([1; 2], -1))
same(tril(S), tril(A)), same(tril(S, 1), tril(A, 1)), same(triu(S), triu(A)), same(triu(S, -1), triu(A, -1))
same(reshape(S, 2, 6), reshape(A, 2, 6)), same(reshape(S, [], 2), reshape(A, [], 2)), same(reshape(S, [4 3]), reshape(A, [4 3]))
same(reshape(S, 2, 2, 3), reshape(A, 2, 6))
same(repmat(S, 2, 3), repmat(A, 2, 3)), same(repmat(S, 2), repmat(A, 2)), same(repmat(S, 0, 1), repmat(A, 0, 1))
same(kron(S, [1 2]), kron(A, [1 2])), same(kron([1; 2], S), kron([1; 2], A)), same(kron(S, S), kron(A, A))
same(fliplr(S), fliplr(A)), same(flipud(S), flipud(A)), same(circshift(S, 1), circshift(A, 1)), same(rot90(S), rot90(A))
same(S(:, [2 1 4 3]), A(:, [2 1 4 3])), same(permute(S, [2 1]), A')
disp([norm(S, 1), norm(S, inf), norm(S, 'fro')] - [norm(A, 1), norm(A, inf), norm(A, 'fro')])
disp(full(trace(S(:, 1:3)))), disp([isdiag(S), istril(S), istriu(S), isdiag(speye(3)), istril(tril(S)), istriu(triu(S))])
disp([issymmetric(sparse([1 2i; 2i 1])), ishermitian(sparse([1 2i; -2i 1])), issymmetric(sparse([0 1; 0 0]))])
disp([isbanded(S, 2, 2), isbanded(S, 0, 1)]), disp([issymmetric(S' * S), ishermitian(S(:, 1:3))])
disp([numel(S), ndims(S), size(S), length(S), isempty(S), isempty(sparse(0, 3))])
disp([isnumeric(S), isreal(S), isfloat(S), islogical(S > 0), isa(S, 'double'), isa(S, 'numeric'), isa(S, 'float'), ischar(S), iscell(S)])
disp([isvector(S), isscalar(sparse(1)), ismatrix(S), issquare(S), isrow(S(1, :)), iscolumn(S(:, 1))])
disp([isequal(S, A), isequal(A, S), isequal(S, S), isequal(S, 2 * S), isequal({S}, {A}), isequaln(sparse(NaN), NaN), isequal(sparse(NaN), NaN)])
same([S; S], [A; A]), same([S, A], [A, A]), same([S; zeros(0, 4)], A), same([S, [], S], [A A]), same([1 sparse(2); 3 4], [1 2; 3 4])
same(cat(1, S, A), [A; A]), same(horzcat(S, S), [A A]), same([S > 0, S], [double(A > 0), A])
disp(class([S > 0, S > 1])), disp(class({S}))
try, [S; 1 2]; catch err, fprintf('%s: %s\n', err.identifier, err.message); end
try, cat(3, S, S); catch err, fprintf('%s: %s\n', err.identifier, err.message); end
try, reshape(S, 5, 5); catch err, fprintf('%s: %s\n', err.identifier, err.message); end
