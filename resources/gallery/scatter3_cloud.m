% SPDX-License-Identifier: Apache-2.0
% Points in space.
rng(13)
p = randn(400, 3);
scatter3(p(:, 1), p(:, 2), p(:, 3), 20, sqrt(sum(p.^2, 2)), 'filled')
colorbar, title('A cloud')
