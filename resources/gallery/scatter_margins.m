% SPDX-License-Identifier: Apache-2.0
% Points with the histograms of both coordinates.
rng(9)
a = [randn(120, 2); randn(120, 2)*0.6 + [2.5 1.5]];
scatterhistogram(a(:, 1), a(:, 2), 'GroupData', repelem([1; 2], 120), 'XLabel', 'width', 'YLabel', 'height');
