% SPDX-License-Identifier: Apache-2.0
% Stacked areas.
rng(2)
y = abs(cumsum(randn(60, 4))) + 1;
area(y)
legend('north', 'east', 'south', 'west', 'Location', 'northwest')
xlabel('week'), ylabel('units'), title('Stacked areas'), xlim([1 60])
