% SPDX-License-Identifier: Apache-2.0
% A line of ten million points
n = round(1e7 * frameScale()^2);
t = gpuArray(1:n)' / n;
y = sin(40*t) .* exp(-t) + 0.2*randn(n, 1, 'gpuArray');
plot(y), grid on
title(sprintf('Line of %d points', n))
