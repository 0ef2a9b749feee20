% Complex arrays are sorted, searched and made sets of where they are; what no double holds exactly, too.
%environment VITRINE_STRICT=1
z = gpuArray([3+4i; 5; -5; 1i; 0; NaN; 2-2i; 5i; 1i; complex(0, NaN); 2-2i]); w = gpuArray([1i; 7; 5; 2+2i]);
[s, i] = sort(z); disp(s), disp(i')
[s, i] = sort(z, 'descend'); disp(s), disp(i')
[s, i] = sort(z, 'ComparisonMethod', 'real'); disp(s), disp(i')
disp(sort(gpuArray([1+1i 2; 1i 1; 3 -4i]), 2)), disp(sort(single(z), 'MissingPlacement', 'first'))
[m, i] = max(z); disp(m), disp(i), [m, i] = min(z); disp(m), disp(i), disp(max(reshape(z(1:10), 5, 2), [], 2))
[m, i] = max(z, [], 'includenan'); disp(m), disp(i)
[m, i] = cummax(z); disp(m), disp(i'), disp(cummin(z(1:6), 'reverse'))
disp(find(z)'), [r, c, v] = find(reshape(z(1:6), 2, 3)); disp([r c]), disp(v)
[u, i, j] = unique(z(1:9)); disp(u), disp(i'), disp(j'), disp(unique(z, 'stable')), disp(unique([z(1:4) z(1:4); z(1) z(1)], 'rows'))
disp(union(z(1:5), w)), [u, i, j] = intersect(z, w); disp(u), disp([i j]), disp(setdiff(z(1:5), w)), disp(setxor(z(1:5), w))
n = gpuArray(int64([9007199254740993 9007199254740992 5 -3])); [m, i] = max(n); disp(m), disp(i), [m, i] = cummin(n); disp(m), disp(i)
a = gpuArray([1 NaN 3; 4 5 NaN]); disp(max(a, 2, 'includenan')), disp(min(a, flip(a), 'includenan'))
disp(imag(a)), disp(angle(a - 2)), x = a; x(x > 9) = x(x > 9); disp(x), disp(vecnorm(a(:, [1 1])))
[t, k] = ismember(z, w); disp([t k]'), b = gpuArray([5 6 255]); disp([bitand(b, 12); bitor(b, 1); bitxor(b, [1 2 3])])
