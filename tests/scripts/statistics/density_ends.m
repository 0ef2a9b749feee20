% SPDX-License-Identifier: Apache-2.0
% Densities and limits at the ends of what is possible.
tpdf(single([-Inf 0 Inf]), 1)
tpdf([-Inf Inf], [3 Inf])
betapdf(single([0 0.5 1 2]), 1, 2)
betapdf([0 1 1], [2 2 1], [1 1 2])
[~, ~, low, high] = ecdf([1; 2; 3; 3]);
[low high]
