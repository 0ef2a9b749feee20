% SPDX-License-Identifier: Apache-2.0
function sgrid(zeta, wn)
% Lines of equal damping and circles of equal natural frequency over the current axes, for poles of continuous systems: sgrid (dampings 0 to 1 in steps of
% 0.1, frequencies 1 to 10), sgrid(zeta, wn); sgrid('new') clears the axes first.
% Example: plot(-1, 1, 'x'), sgrid(0.5, 1:2), close
if nargin > 0 && (ischar(zeta) || isstring(zeta))
    validatestring(zeta, {'new'}, 'sgrid');
    cla;
end
if nargin < 2, [zeta, wn] = deal(0:0.1:1, 1:10); end
zeta = double(zeta(:)');
wn = double(wn(:)');
if any(zeta < 0 | zeta > 1), error('Control:analysis:sgrid1', 'The damping ratios must be numbers from 0 to 1.'); end
limits = axis;
r = 2*max([abs(limits) wn]);
side = complex(-zeta, sqrt(1 - zeta.^2));
rays = [zeros(size(side)); r*side];
angles = linspace(pi/2, 3*pi/2, 101)';
gridOverAxes([rays, conj(rays)], exp(1i*angles)*wn, limits);
end
