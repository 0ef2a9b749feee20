% SPDX-License-Identifier: Apache-2.0
% Quartiles, whiskers and outliers.
rng(11)
boxchart([randn(80, 1), 2 + 0.5*randn(80, 1), 1 + 2*randn(80, 1)])
xticklabels({'control', 'low', 'high'}), ylabel('response'), title('Boxes')
