% SPDX-License-Identifier: Apache-2.0
% A matrix in colours.
imagesc(magic(12))
colormap turbo, colorbar, axis square, title('magic(12)')
