% SPDX-License-Identifier: Apache-2.0
% Counts in the plane.
rng(7)
x = randn(1, 20000);
histogram2(x, x/2 + randn(1, 20000), 40, 'DisplayStyle', 'tile')
colorbar, axis tight, title('Joint counts')
