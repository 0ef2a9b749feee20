% SPDX-License-Identifier: Apache-2.0
function gridOverAxes(rays, curves, limits)
% Lines through points of the plane over the current axes, which keep their limits and what they show.
held = ishold;
hold('on');
style = {'LineStyle', ':', 'Color', [0.5 0.5 0.5], 'HandleVisibility', 'off'};
plot(real(rays), imag(rays), style{:});
plot(real(curves), imag(curves), style{:});
axis(limits);
if ~held, hold('off'); end
end
