% SPDX-License-Identifier: Apache-2.0
% Every marker, with faces and edges.
marks = 'o+*.x_|sd^v><ph';
hold on
for k = 1:numel(marks)
    plot(mod(k-1, 5), floor((k-1)/5), marks(k), 'MarkerSize', 14, 'MarkerFaceColor', [1 0.85 0.4])
    text(mod(k-1, 5), floor((k-1)/5) - 0.3, ['''' marks(k) ''''], 'HorizontalAlignment', 'center', 'Interpreter', 'none')
end
axis([-0.5 4.5 -0.6 2.5])
title('Markers')
