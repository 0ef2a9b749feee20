% SPDX-License-Identifier: Apache-2.0
function [csys, T] = canon(sys, type)
% A system in modal form (real poles and blocks of conjugate ones on the diagonal of A) or, canon(sys, 'companion'), with the characteristic
% polynomial in the last column of A; T takes the states before to these.
% Example: G = canon(tf(1, [1 3 2]), 'companion'); G.A
s = asStateSpace(systemState('canon', sys));
if nargin < 2, type = 'modal'; end
type = validatestring(type, {'modal', 'companion'}, 'canon');
n = size(s.A, 1);
if strcmp(type, 'companion')
    V = ctrb(s.A, s.B(:, 1));
    if rank(V) < n, error('Control:transformation:canon1', 'The system must be controllable from its first input.'); end
else
    [V, D] = eig(s.A);
    if rcond(V) < eps, error('Control:transformation:canon2', 'The matrix A has too few eigenvectors for a modal form.'); end
    d = diag(D);
    k = 1;
    while k < n
        if imag(d(k)) ~= 0
            V(:, [k, k + 1]) = [real(V(:, k)), imag(V(:, k))];
            k = k + 1;
        end
        k = k + 1;
    end
    V = real(V);
end
T = inv(V);
[s.A, s.B, s.C] = deal(V\s.A*V, V\s.B, s.C*V);
if strcmp(type, 'companion')
    s.A = [[zeros(1, n - 1); eye(n - 1)], s.A(:, n)];
    s.B(:, 1) = eye(n, 1);
end
if isfield(s, 'names'), s.names.StateName = repmat({''}, n, 1); end
csys = makeSystem(s);
end
