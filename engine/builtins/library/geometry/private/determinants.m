% SPDX-License-Identifier: Apache-2.0
function D = determinants(A)
% Determinants of the small square matrices A(i, :, :), a column of them.
k = size(A, 2);
if k == 1
    D = A(:, 1, 1);
elseif k == 2
    D = A(:, 1, 1).*A(:, 2, 2) - A(:, 1, 2).*A(:, 2, 1);
else
    D = zeros(size(A, 1), 1);
    for j = 1:k
        D = D + (-1)^(j + 1)*A(:, 1, j).*determinants(A(:, 2:k, [1:j - 1, j + 1:k]));
    end
end
end
