% SPDX-License-Identifier: Apache-2.0
function rsys = modred(sys, elim, method)
% A system without some of its states, by number or by a logical mask: method 'MatchDC' (default) keeps the gain at frequency 0, 'Truncate' leaves
% the states out.
% Example: G = modred(ss([-1 0; 0 -100], [1; 1], [1 1], 0), 2); dcgain(G)
if nargin < 3, method = 'MatchDC'; end
method = validatestring(method, {'MatchDC', 'Truncate', 'mdc', 'del'}, 'modred');
s = asStateSpace(systemState('modred', sys));
n = size(s.A, 1);
drop = false(1, n);
drop(elim) = true;
[a, b] = deal(~drop, drop);
[A, B, C] = deal(s.A, s.B, s.C);
[s.A, s.B, s.C] = deal(A(a, a), B(a, :), C(:, a));
if any(strcmp(method, {'MatchDC', 'mdc'})) && any(b)
    M = A(b, b);
    if s.Ts ~= 0, M = M - eye(nnz(b)); end
    if rcond(M) < eps, error('Control:transformation:modred1', 'The states cannot be left out with the gain at frequency 0 kept; use the method ''Truncate''.'); end
    s.A = s.A - A(a, b)*(M\A(b, a));
    s.B = s.B - A(a, b)*(M\B(b, :));
    s.C = s.C - C(:, b)*(M\A(b, a));
    s.D = s.D - C(:, b)*(M\B(b, :));
end
if isfield(s, 'names') && isfield(s.names, 'StateName'), s.names.StateName = s.names.StateName(a); end
rsys = makeSystem(s);
end
