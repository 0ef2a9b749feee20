% SPDX-License-Identifier: Apache-2.0
% Points moved aside where they crowd.
rng(10)
swarmchart(repelem(1:3, 100), randn(1, 300).*repelem([1 0.5 2], 100), 18, 'filled')
xticklabels({'A', 'B', 'C'}), title('Swarm')
