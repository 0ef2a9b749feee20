% SPDX-License-Identifier: Apache-2.0
% Each variable against each.
rng(18)
p = randn(150, 3)*[1 0.8 0; 0 1 0.3; 0 0 1];
plotmatrix(p)
