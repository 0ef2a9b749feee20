% SPDX-License-Identifier: Apache-2.0
% Bars in space.
bar3([2 4 3; 5 1 2; 3 6 4; 1 2 5]), title('bar3')
