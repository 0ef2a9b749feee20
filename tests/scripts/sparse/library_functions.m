% Functions that take the way through full arrays: values as of full ones, storage by MATLAB's rule.
A = [3 0 1; 0 2 0; 1 0 3]; S = sparse(A);
show = @(r, q) disp([issparse(r), isequal(full(r), q)]);
show(unique(S), unique(A)), show(sortrows(S), sortrows(A)), show(cumsum(S), cumsum(A)), show(diff(S), diff(A))
show(union(S, [7 8]), union(A, [7 8])), show(intersect(sparse([1 2]), sparse([2 3])), 2), show(setdiff(sparse([1 2]), 2), 1)
show(ismember(S, [1 2]), ismember(A, [1 2])), show(inv(sparse([2 0; 0 4])), inv([2 0; 0 4])), show(fliplr(S), fliplr(A))
show(eig(S), eig(A)), show(rank(S), 3), show(trapz(S), trapz(A)), show(cross(S, S), cross(A, A)), show(dot(S, S), dot(A, A))
show(histc(S(:), 0:3), histc(A(:), 0:3)), show(accumarray([1; 2], sparse([5; 6])), [5; 6]), show(polyval(sparse([1 2]), 3), 5)
show(interp1([1 2 3], S, 2), interp1([1 2 3], A, 2)), show(blkdiag(A, 1), blkdiag(A, 1))
show(linspace(0, sparse(1), 3), [0 .5 1]), show(cat(2, S, A), [A A]), show(num2cell(1), {1}), show(squeeze(S), A)
show(mean(S(:)), mean(A(:))), show(median(S), median(A)), show(mode(S), mode(A)), show(vecnorm(S), vecnorm(A))
show(conv(sparse([1 2]), [1 1]), [1 3 2]), show(filter(1, 1, S), A), show(roots(sparse([1 -3 2])), roots([1 -3 2]))
show(bsxfun(@plus, S, [1 2 3]), A + [1 2 3]), show(bsxfun(@times, S, [1 2 3]), A .* [1 2 3]), show(nnz(S > 1), 3)
show(idivide(int32(7), int32(2)), int32(3)), show(floor(S / 2), floor(A / 2)), show(sum(S, 'omitnan'), sum(A)), show(max(S, [], 'all'), 3)
show(any(S, 'all'), true), show(sum(S, [1 2]), sum(A(:))), show(expm(sparse(2, 2)), eye(2)), show(null(S), null(A))
show(triu(S, 1) + tril(S, -1)', triu(A, 1) + tril(A, -1)'), show(S(randperm(3), :) * 0, zeros(3)), show(pinv(S), pinv(A))
[tf, loc] = ismember(2, S); disp([tf, loc]), [u, i, j] = unique(sparse([2 1 2])); disp(full(u)), disp(i'), disp(j')
[q, r] = qr(S); disp([issparse(r), max(max(abs(q * r - A))) < 1e-12]), disp(issorted(sparse([1 2 3])))
disp(validatestring('ab', {'abc'})), validateattributes(S, {'numeric'}, {'square', 'nonempty'}), disp(isdefinite(S))
disp(nthargout(2, @max, S)), disp(char(sparse(65))), disp(strcmp(S, 'a')), disp(isspace(sparse(32)))
disp(bitand(sparse(6), 3)), disp(isprime(sparse([2 4]))), disp(nchoosek(sparse(4), 2)), disp(norm(S - S'))
disp(bandwidth(S, 'lower')), disp(cond(S) > 1), disp(numel(find(S, 1))), disp(ndims(permute(S, [2 1])))
try, validateattributes(S, {'numeric'}, {'nonsparse'}), catch err, fprintf('%s: %s\n', err.identifier, err.message); end
