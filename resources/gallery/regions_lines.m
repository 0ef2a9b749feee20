% SPDX-License-Identifier: Apache-2.0
% Bands and lines that mark limits.
rng(16)
plot(cumsum(randn(1, 200)))
xregion(60, 90), xregion(140, 150)
yline([-8 8], '--', {'low', 'high'})
title('Marked times'), xlim([0 200])
