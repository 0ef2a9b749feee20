% Orderings by what they are for, trees and permutations against hand-made ones.
disp(etree(sparse([1 2], [1 2], [1 1], 2, 2))), disp(etree(sparse([4 1 0 1; 1 4 1 0; 0 1 4 0; 1 0 0 4])))
[p, q] = etree(sparse([1 0 0 1 0; 0 1 0 0 1; 0 0 1 1 0; 1 0 1 1 0; 0 1 0 0 1])); disp(p), disp(q), disp(etree(sparse([1 1 0; 0 1 1; 1 0 1]), 'col')), disp(etree(sparse([1 1 0; 0 1 1; 1 0 1])', 'row')), disp(size(etree(sparse(0, 0))))
k = mod((0:99)*37, 100) + 1; B = gallery('poisson', 10); B = B(k, k); [c, h, parent, post, R] = symbfact(B);
disp([isequal(R ~= 0, chol(B) ~= 0), isequal(parent, etree(B)), isequal(c, full(sum(R, 2))'), isequal(sort(post), 1:100)]), disp(all(etree(B(post, post)) > 1:100 | (1:100 == 100)))
fill = @(p) sum(symbfact(B(p, p))); disp([fill(amd(B)), fill(symamd(B)), fill(symrcm(B))] < [700 700 900]), disp(isequal(sort(amd(B)), 1:100))
disp(bandwidth(B) > 30), p = symrcm(B); disp([bandwidth(B(p, p)) <= 12, isequal(sort(p), 1:100)]), disp(symrcm(sparse([1 0 1; 0 1 0; 1 0 1])))
p = colamd(B); disp([isequal(sort(p), 1:100), sum(symbfact(B(:, p), 'col')) < sum(symbfact(B, 'col'))]), disp(colperm(sparse([1 0 1; 1 0 0; 1 1 0])))
disp(dmperm(sparse([0 1 0; 1 1 0; 0 0 2]))), disp(dmperm(sparse([1 1 0 0; 0 0 1 0; 0 0 1 0; 0 0 0 0]))), disp([sprank(sparse([1 1 0 0; 0 0 1 0; 0 0 1 0; 0 0 0 0])), sprank(B), sprank(sparse(3, 4))])
[p, q, r, s, cc, rr] = dmperm(sparse([1 1 0 0; 0 0 1 0; 0 0 1 0; 0 0 0 0])); disp(p), disp(q), disp(r), disp(s), disp(cc), disp(rr)
E = sparse([1 2 2 3 4 4 5 6 6 6], [2 1 3 2 5 6 4 6 1 4], 1:10); [p, q, r, s] = dmperm(E); F = full(E(p, q)); below = 0;
for j = 1:numel(r) - 2, below = below + nnz(F(r(j + 1):end, s(j):s(j + 1) - 1)); end, disp([below, numel(r) - 1, isequal(sort(p), 1:6), isequal(sort(q), 1:6)])
[p, q, r, s] = dmperm(sparse([1 0 1; 0 1 0; 1 0 1])); disp(r), disp(s)
tries = {@() etree(eye(2)), @() etree(sparse(2, 3)), @() etree(speye(2), 'odd'), @() symrcm(sparse(2, 3)), @() amd(eye(2)), @() colamd(ones(2)), @() dmperm(eye(2)), @() symbfact(sparse(2, 3)), @() symbfact(speye(2), 'odd')};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
