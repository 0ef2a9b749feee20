% SPDX-License-Identifier: Apache-2.0
function groups = odeColumnGroups(pattern)
% Columns of a sparse Jacobian that share no row get one number: they are differenced together.
pattern = double(pattern ~= 0);
n = size(pattern, 2);
meets = pattern'*pattern ~= 0;
groups = zeros(1, n);
for j = 1:n
    taken = groups(meets(:, j));
    g = 1;
    while any(taken == g), g = g + 1; end
    groups(j) = g;
end
end
