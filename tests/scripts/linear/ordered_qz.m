% ordqz: the factors stay factors of the same pair, and the chosen eigenvalues come first.
A = [1 4 2 0; -4 1 0 3; 0 2 -3 1; 2 0 1 5]; B = [2 1 0 0; 0 3 1 0; 1 0 1 0; 0 0 1 4];
for mode = {'real', 'complex'}
    [AA, BB, Q, Z] = qz(A, B, mode{1}); e = eig(A, B);
    for choice = {'lhp', 'rhp', 'udi', 'udo'}
        [AS, BS, QS, ZS] = ordqz(AA, BB, Q, Z, choice{1}); v = eig(AS, BS);
        tests = {@(x) real(x) < 0, @(x) real(x) > 0, @(x) abs(x) < 1, @(x) abs(x) > 1}; in = tests{strcmp(choice{1}, {'lhp', 'rhp', 'udi', 'udo'})};
        k = sum(in(e)); first = eig(AS(1:k, 1:k), BS(1:k, 1:k));
        fprintf('%d ', norm(QS*A*ZS - AS) < 1e-12, norm(QS*B*ZS - BS) < 1e-12, norm(QS'*QS - eye(4)) < 1e-13, norm(ZS'*ZS - eye(4)) < 1e-13, all(in(first)), norm(tril(AS, -2)) == 0, isequal(isreal(AS), strcmp(mode{1}, 'real')));
    end
    fprintf('\n');
end
[AA, BB, Q, Z] = qz(A, B); d = diag(AA)./diag(BB); [AS, BS] = ordqz(AA, BB, Q, Z, [1 3 2 4]); disp(norm(diag(AS)./diag(BS) - d([4 2 3 1])) < 1e-12), [AS, BS] = ordqz(AA, BB, Q, Z, logical([0 0 1 0])); disp(abs(AS(1)/BS(1) - d(3)) < 1e-12)
disp(class(ordqz(single(AA), BB, Q, Z, 'lhp'))), disp(size(ordqz([], [], [], [], 'lhp')))
tries = {@() ordqz(AA, BB, Q, Z), @() ordqz(AA, BB, Q, Z, 'odd'), @() ordqz(AA, BB, Q, Z, [1 2]), @() ordqz(AA, BB, Q, eye(3), 'lhp'), @() ordqz(ones(2, 3), BB, Q, Z, 'lhp'), @() ordqz(AA, BB, Q, Z, {1})};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
