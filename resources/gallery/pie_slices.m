% SPDX-License-Identifier: Apache-2.0
% Slices, one apart.
pie([3 2 1 4], [0 1 0 0], {'apples', 'pears', 'plums', 'figs'})
title('Fruit')
