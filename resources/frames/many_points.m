% SPDX-License-Identifier: Apache-2.0
% Ten million markers
n = round(1e7 * frameScale()^2);
x = randn(n, 1, 'gpuArray');
y = 0.5*x + randn(n, 1, 'gpuArray');
scatter(x, y, 4, x.*y, 'filled'), colorbar
title(sprintf('Scatter of %d points', n))
