% What is 0 for 0 works on the entries alone, however large the matrix is.
n = 300000;
S = sparse([1 n], [1 n], [1 2], n, n);
names = {'expm1', 'log1p', 'sin', 'sinh', 'asinh', 'atan', 'tanh', 'sqrt', 'erf', 'sign', 'fix'};
for k = 1:numel(names)
    R = feval(names{k}, S);
    [i, j, v] = find(R);
    fprintf('%s: %d %d-by-%d, %d entries, %.4f %.4f\n', names{k}, issparse(R), size(R), nnz(R), v);
end
Z = zeros(n, n, 'like', S);
fprintf('%d %d\n', issparse(Z), nnz(Z));
