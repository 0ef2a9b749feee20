%% A mask
% A comparison is an array like any other, and so is what it selects.

rng(1)
v = randn(1500000, 1);

m = v > 0.5;                              % logical, one byte an element
a = sum(m);                               % how many are above
w = v .* m;                               % zero where the mask is false: fused
b = sum(w);

p = v(m);                                 % the elements themselves: a new, shorter array
fprintf('%d of %d above 0.5, mean %.6f\n', a, numel(v), b / a);
fprintf('picked out: %d elements, mean %.6f\n', numel(p), mean(p));
