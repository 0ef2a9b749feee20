% SPDX-License-Identifier: Apache-2.0
% Bubbles.
bubblechart([1 2 3 4 5], [4 2 5 1 3], [10 40 20 80 160])
xlabel('distance'), ylabel('rank'), title('Bubbles'), grid on
