% SPDX-License-Identifier: Apache-2.0
% Bars below and above their base.
rng(4)
bar(-6:6, [-3 -1 -4 -1 -5 -2 0 2 5 1 4 1 3], 'FaceColor', [0.85 0.33 0.1])
yline(0), title('Signed bars'), grid on
