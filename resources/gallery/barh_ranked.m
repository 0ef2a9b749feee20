% SPDX-License-Identifier: Apache-2.0
% Bars that lie.
barh([12 9 7 4 2], 0.6)
yticklabels({'C++', 'Python', 'MATLAB', 'Rust', 'Fortran'})
set(gca, 'YDir', 'reverse')
xlabel('projects'), title('Languages')
