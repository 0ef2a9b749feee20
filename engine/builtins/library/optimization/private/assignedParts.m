% SPDX-License-Identifier: Apache-2.0
function a = assignedParts(a, b, subs)
% The parts of an expression with those of another one at subscripts; what comes into being between is 0.
[a, b] = mergedVariables(a, b);
n = numel(a.b);
m = numel(b.b);
at = reshape(1:n, a.extent);
if m == 1, at(subs{:}) = n + 1; else, at(subs{:}) = n + reshape(1:m, b.extent); end
T = size(a.A, 2);
at(at == 0) = n + m + 1;
rows = at(:);
all_ = [a.b; b.b; 0];
a.b = all_(rows);
A = [a.A; b.A; sparse(1, T)];
a.A = A(rows, :);
Q = [a.Q; b.Q; sparse(1, T^2)];
a.Q = Q(rows, :);
a.extent = size(at);
end
