% save and load keep sparse matrices: double, complex, logical, empty, in structs and cells.
% (Version 7.3 keeps the class of logical ones, too.)
file = [tempname '.mat'];
S = sparse([1 3], [2 1], [5 -1.5], 4, 3); C = sparse([1 2], [1 2], [1+2i 3]); L = sparse([true false; false true]);
Z = sparse(2, 3); t.s = S; c = {L, 1};
for version = {'-v6', '-v7', '-v7.3'}
    save(file, 'S', 'C', 'L', 'Z', 't', 'c', version{1});
    r = load(file);
    same = @(x, y) issparse(x) && isequal(x, y) && strcmp(class(x), class(y)) && isequal(size(x), size(y));
    disp([same(r.S, S), same(r.C, C), same(r.L, L), same(r.Z, Z), same(r.t.s, t.s), same(r.c{1}, L)])
end
big = sparse(1e5, 1e5, 7); save(file, 'big'); r = load(file); disp(nnz(r.big)), disp(size(r.big))
delete(file);
