% SPDX-License-Identifier: Apache-2.0
function M = controlPointMap(from, to, kind)
% The 3-by-3 matrix by which [from 1]*M are the points `to`, in the sense of least squares, with centred and scaled points.
[from, A] = centred(from);
[to, B] = centred(to);
n = size(from, 1);
x = from(:, 1); y = from(:, 2); u = to(:, 1); v = to(:, 2);
z = zeros(n, 1); e = ones(n, 1);
switch kind
    case 'nonreflectivesimilarity'
        p = [x y e z; y -x z e] \ [u; v];
        M = [p(1) -p(2) 0; p(2) p(1) 0; p(3) p(4) 1];
    case 'affine'
        M = [[x y e] \ [u v], [0; 0; 1]];
    case 'projective'
        p = [x y e z z z -u.*x -u.*y; z z z x y e -v.*x -v.*y] \ [u; v];
        M = [p(1) p(4) p(7); p(2) p(5) p(8); p(3) p(6) 1];
end
M = A*M/B;
M = M/M(3, 3);
end

function [p, N] = centred(p)
% [p 1]*N has its mean at the origin and distances of sqrt(2).
c = mean(p, 1);
s = sqrt(2)/max(mean(sqrt(sum((p - c).^2, 2))), realmin);
N = [s 0 0; 0 s 0; -s*c 1];
p = (p - c)*s;
end
