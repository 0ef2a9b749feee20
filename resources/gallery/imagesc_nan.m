% SPDX-License-Identifier: Apache-2.0
% NaN and Inf have colours of their own.
z = peaks(40);
z(10:14, 10:14) = NaN;
z(25:28, 5:9) = Inf;
imagesc(z), axis xy, colorbar, title('NaN and Inf')
