% SPDX-License-Identifier: Apache-2.0
% Dates along an axis.
days = datenum(2024, 1, 1:366);
plot(days, 12 - 9*cos(2*pi*(days - days(1) - 20)/366))
datetick('x', 'mmm'), grid on
ylabel('degrees'), title('Temperature over a year')
