% eigs finds each of equal eigenvalues, as often as it is there.
m = 16;
e = ones(m, 1);
T = spdiags([-e 2*e -e], -1:1, m, m);
grid = kron(T, speye(m)) + kron(speye(m), T);   % pairs of equal ones
blocks = kron(speye(15), T);                    % each fifteen times
lopsided = kron(spdiags([-e 2*e -1.5*e], -1:1, m, m), speye(m)) + kron(speye(m), spdiags([-e 2*e -1.5*e], -1:1, m, m));
names = {'grid', 'blocks', 'lopsided'};
matrices = {grid, blocks, lopsided};
for a = 1:3
    M = matrices{a};
    all = eig(full(M));
    for which = {'largestabs', 'smallestabs', 'largestreal', 'smallestreal'}
        measure = @real;
        if endsWith(which{1}, 'abs'), measure = @abs; end
        direction = 'descend';
        if startsWith(which{1}, 'smallest'), direction = 'ascend'; end
        wanted = sort(measure(all), direction);
        [V, D, flag] = eigs(M, 5, which{1});
        off = max(abs(measure(diag(D)) - wanted(1:5)));
        fprintf('%s %s: flag %d, right %d, residual small %d\n', names{a}, which{1}, flag, off < 1e-8, ...
            norm(M*V - V*D, 1) < 1e-8);
    end
end
