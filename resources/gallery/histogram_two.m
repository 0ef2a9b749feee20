% SPDX-License-Identifier: Apache-2.0
% Two histograms over one another.
rng(6)
histogram(randn(1, 2000), 30), hold on
histogram(1.5 + 0.7*randn(1, 2000), 30)
legend('first', 'second'), title('Two samples')
