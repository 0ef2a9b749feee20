% SPDX-License-Identifier: Apache-2.0
function [z, k] = systemZeros(A, B, C, D)
% Invariant zeros of a system of as many inputs as outputs, and for one of each its gain.
n = size(A, 1);
k = NaN;
if isscalar(D)
    % The gain is the first Markov parameter that is not zero; its place says how many zeros there are.
    k = D;
    count = n;
    x = B;
    small = 1e-12*max([1, norm(A, 1)]);
    scale = norm(C)*norm(B);
    while count > 0 && abs(k) <= small*scale
        k = C*x;
        x = A*x;
        scale = scale*max(norm(A, 1), 1);
        count = count - 1;
    end
    if n == 0, z = zeros(0, 1); return, end
    if count == 0 && abs(k) <= eps*scale, k = 0; z = zeros(0, 1); return, end
    z = eig([A B; C D], blkdiag(eye(n), 0));
    z = z(isfinite(z));
    [~, order] = sort(abs(z));
    z = z(order(1:min(count, numel(z))));
else
    z = eig([A B; C D], blkdiag(eye(n), zeros(size(D, 1))));
    z = z(isfinite(z) & abs(z) < 1e8*max(1, norm(A, 1)));
end
end
