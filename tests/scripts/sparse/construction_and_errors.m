% sparse(...) in all its forms: sizes, entries that add up, scalars that repeat, errors.
S = sparse([3 1 1 2], [1 2 2 3], [7 4 5 -1])
T = sparse([1 2 3], 1, 2.5, 4, 2)
U = sparse(2, 3)
V = sparse([1 0 0; 0 2 3])
W = sparse([], [], [], 2, 2, 10); disp([nzmax(W) nnz(W)])
L = sparse([1 1 2], [1 1 2], [true true false], 2, 2)
C = sparse([1 2], [1 2], [1+2i, 3-4i])
Z = sparse([1 1], [1 1], [2 -2], 1, 2)
disp(size(sparse(1e9, 1e9)))
disp(nnz(sparse(int8([1 2]), uint16([1 2]), 1)))
disp(class(L)), disp(issparse(full(V))), disp(isequal(full(V), [1 0 0; 0 2 3]))
s = {@() sparse(-1, 2), @() sparse([1 2], [1 2 3], 1), @() sparse(0, 1, 1), @() sparse(1.5, 1, 1), ...
    @() sparse(3, 1, 1, 2, 2), @() sparse(NaN, 1, 1), @() sparse(1, 1, 1, 2), @() sparse('a'), ...
    @() sparse(single(1)), @() sparse(int8(1)), @() sparse({1}), @() sparse(zeros(2, 2, 2)), ...
    @() sparse(1:3, 1:3, 1, 3, 3, 1), @() sparse(Inf, 2), @() sparse(1e20, 1), @() sparse(2, 'a')};
for k = 1:numel(s)
    try
        s{k}();
        disp('no error')
    catch err
        fprintf('%s: %s\n', err.identifier, err.message);
    end
end
