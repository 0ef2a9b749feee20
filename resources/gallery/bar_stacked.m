% SPDX-License-Identifier: Apache-2.0
% Stacked bars, with negative values.
bar(2019:2024, [1 2 3; 2 1 2; 3 2 1; 2 2 2; 1 3 2; 4 1 1], 'stacked')
legend('wind', 'sun', 'water', 'Location', 'northoutside', 'Orientation', 'horizontal')
ylabel('TWh'), title('Stacked bars')
