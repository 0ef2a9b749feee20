% SPDX-License-Identifier: Apache-2.0
% Three groups.
rng(9)
g = randi(3, 1, 150);
gscatter(g + 0.5*randn(1, 150), 2*mod(g, 2) + 0.5*randn(1, 150), g)
title('Groups')
