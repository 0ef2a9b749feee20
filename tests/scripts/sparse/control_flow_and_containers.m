% Sparse matrices in conditions, loops, switch, cells, structs, handles and function arguments.
S = sparse([1 0; 2 3]);
if S, disp('all'), else, disp('not all'), end
if sparse([1 2]), disp('all'), end
if sparse(0, 0), disp('all'), else, disp('empty'), end
while sparse(1), disp('once'), break, end
if sparse(1) && ~sparse(0) || S, disp('scalars'), end
try, if S && true, end, catch err, disp(err.identifier), end
for c = S, disp(full(c)'), disp(issparse(c)), end
for k = sparse([1 0 2]), fprintf('%d ', full(k)); end, fprintf('\n');
switch sparse(2), case 2, disp('two'), otherwise, disp('other'), end
c = {S, 'a'; 1, S'}; disp(issparse(c{1, 1})), disp(issparse(c{2, 2}))
t.m = S; t(2).m = 5; disp(issparse(t(1).m)), t(1).m(1, 2) = 7; disp(full(t(1).m)), disp(issparse(t(1).m))
f = @(x) x * S; disp(issparse(f(2))), disp(issparse(f([1 1])))
r = cellfun(@(x) full(sum(x(:))), {S, 2 * S}); disp(r), r = cellfun(@nnz, {S, speye(5)}); disp(r)
r = cellfun(@(x) x(2, 2), {S, S}); disp(r), r = cellfun(@(x) x', {S}, 'UniformOutput', false); disp(issparse(r{1}))
disp(arrayfun(@(x) x * 2, S)), m = containers.Map(); m('s') = S; disp(issparse(m('s')))
disp(cellfun(@issparse, {S, 1})), disp(iscell(num2cell(S))), disp(isstruct(struct('a', S)))
disp(issparse(pick(S, 2))), disp(count(S, S, 1)), [a, b] = deal(S); disp(issparse(b))
x = S; x(1, 1) = 50; disp(full(S(1, 1))), eval('y = S;'); disp(issparse(y))
fprintf('%g ', S); fprintf('\n'); disp(num2str(S)), disp(mat2str(S)), disp(sprintf('%d,', S))
disp(jsonencode(S)), disp(jsonencode(struct('a', S))), disp(isempty(S)), disp(numel(S(:, 1)))
w = whos('S'); disp([w.bytes, w.sparse, w.complex]), disp(w.class)
x = full(S); x(S > 1) = -1; disp(x), disp(any(S(:) > 2)), z = []; z = [z; S(1, :)]; disp(issparse(z))
disp(ones(sparse(2), 3)), disp(zeros(1, sparse(2))), disp(repmat('ab', 1, sparse(2)))
q = double(S > 0); disp([issparse(q), isa(q, 'double')]), q = logical(S); disp([issparse(q), islogical(q)])
try, int8(S); disp('full'), catch err, disp(err.message), end
function y = pick(x, ~)
y = x;
end
function n = count(varargin)
n = sum(cellfun(@issparse, varargin));
end
