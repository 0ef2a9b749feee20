% SPDX-License-Identifier: Apache-2.0
function s = asStateSpace(s)
% The parts of a system in state space; each entry of a matrix of transfer functions has states of its own.
if strcmp(s.kind, 'ss'), return, end
s = asTransfer(s);
t = rmfield(s, {'num', 'den'});
t.kind = 'ss';
[ny, nu] = size(s.num);
[A, B, C] = deal([], zeros(0, nu), zeros(ny, 0));
D = zeros(ny, nu);
for i = 1:ny
    for j = 1:nu
        n = s.num{i, j};
        d = s.den{i, j};
        d = d(find(d, 1):end);
        n = n(find([n 1], 1):end);
        if numel(n) > numel(d)
            error('Control:transformation:ImproperSystem', 'An improper system (more zeros than poles) has no state-space form.');
        end
        [a, b, c, D(i, j)] = tf2ss([zeros(1, numel(d) - numel(n)) n], d);
        m = size(a, 1);
        A = blkdiag(A, a);
        B = [B; zeros(m, j - 1) b zeros(m, nu - j)];
        C = [C, [zeros(i - 1, m); c; zeros(ny - i, m)]];
    end
end
[t.A, t.B, t.C, t.D] = deal(A, B, C, D);
s = t;
end
