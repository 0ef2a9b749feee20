% SPDX-License-Identifier: Apache-2.0
% Four tiles with a common title.
t = tiledlayout(2, 2);
title(t, 'Four views')
x = linspace(0, 10, 100);
nexttile, plot(x, sin(x)), title('line')
nexttile, bar([3 1 2]), title('bars')
nexttile, imagesc(magic(6)), title('image')
nexttile, surf(peaks(20)), title('surface')
