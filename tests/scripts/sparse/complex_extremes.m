% max and min of complex sparse matrices without full ones: by magnitude, then by angle.
S = sparse([1 2 3 1], [1 1 2 3], [3+4i, -5, 2i, 1-1i], 3, 4);
disp(full(max(S)))
disp(full(min(S)))
disp(full(max(S, [], 2)).')
F = full(S);
fprintf('%d %d %d\n', isequal(full(max(S)), max(F)), isequal(full(min(S, [], 1)), min(F, [], 1)), isequal(full(min(S, [], 2)), min(F, [], 2)));
C = sparse([1i; -1; complex(NaN, 1)]);
disp(full(max(C))), disp(full(min(C)))
m = max(max(speye(65536)*1i))
