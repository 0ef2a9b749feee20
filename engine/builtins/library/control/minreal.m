% SPDX-License-Identifier: Apache-2.0
function sys = minreal(sys, tolerance)
% The system without poles and zeros that cancel within a tolerance (the root of eps), or without states that no input reaches or no output shows.
% Example: G = minreal(tf([1 1], [1 3 2])); pole(G)
if nargin < 2, tolerance = sqrt(eps); end
s = systemState('minreal', sys);
if strcmp(s.kind, 'ss')
    [A, B, C] = reached(s.A, s.B, s.C, tolerance);
    [A, C, B] = reached(A', C', B', tolerance);
    [s.A, s.B, s.C] = deal(A', B', C');
    sys = makeSystem(s);
    return
end
z = asZeros(s);
for k = 1:numel(z.k)
    [a, b] = deal(z.z{k}(:), z.p{k}(:));
    for i = numel(a):-1:1
        [d, j] = min(abs(b - a(i)));
        if ~isempty(d) && d <= tolerance*max(1, abs(a(i)))
            a(i) = [];
            b(j) = [];
        end
    end
    [z.z{k}, z.p{k}] = deal(a, b);
end
if strcmp(s.kind, 'tf'), z = asTransfer(z); end
sys = makeSystem(z);
end

function [A, B, C] = reached(A, B, C, tolerance)
% An orthonormal basis of what the inputs reach, grown step by step.
n = size(A, 1);
scale = max(norm([A B], 'fro'), realmin);
Q = orth1(B, tolerance*scale);
last = Q;
while size(Q, 2) < n && ~isempty(last)
    X = A*last;
    X = X - Q*(Q'*X);
    X = X - Q*(Q'*X);
    last = orth1(X, tolerance*scale);
    Q = [Q last];
end
[A, B, C] = deal(Q'*A*Q, Q'*B, C*Q);
end

function Q = orth1(X, small)
[U, S, ~] = svd(X, 'econ');
d = diag(S);
if isvector(S), d = S(1); end
Q = U(:, d > small);
end
