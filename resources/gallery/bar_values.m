% SPDX-License-Identifier: Apache-2.0
% Bars with their values above.
y = [3 7 5 2 6];
b = bar(y, 'FaceColor', [0.2 0.5 0.8]);
text(1:5, y, string(y), 'HorizontalAlignment', 'center', 'VerticalAlignment', 'bottom')
xticklabels({'Mon', 'Tue', 'Wed', 'Thu', 'Fri'})
ylim([0 8]), title('Visitors')
