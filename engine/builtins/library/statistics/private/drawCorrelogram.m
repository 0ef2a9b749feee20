% SPDX-License-Identifier: Apache-2.0
function h = drawCorrelogram(lags, values, bounds, from, name)
% Stems over lags between their confidence bounds.
h = stem(lags, values, 'filled', 'Color', 'r');
wasHeld = ishold;
hold('on');
plot([from + 0.5, from + 0.5; lags(end), lags(end)], [bounds([1 1]) bounds([2 2])], 'b');
if ~wasHeld, hold('off'); end
xlabel('Lag'), ylabel(name), title([name ' Function']);
grid('on');
end
