% SPDX-License-Identifier: Apache-2.0
% Each sample as a line over its variables.
rng(3)
a = [randn(20, 4) + [0 1 2 1]; randn(20, 4)*0.7 + [3 0 1 4]];
parallelplot(a, 'GroupData', repelem([1; 2], 20), 'CoordinateTickLabels', {'length', 'width', 'depth', 'mass'});
title('Two kinds')
