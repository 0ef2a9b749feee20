% SPDX-License-Identifier: Apache-2.0
% Groups of bars.
bar([2 3 4; 5 4 3; 1 6 2; 4 4 5])
ylim([0 8]), legend('A', 'B', 'C', 'Location', 'north', 'Orientation', 'horizontal')
xlabel('group'), title('Grouped bars')
