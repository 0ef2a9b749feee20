% SPDX-License-Identifier: Apache-2.0
function zgrid(zeta, wn)
% Curves of equal damping and of equal natural frequency in the unit circle over the current axes, for poles of discrete systems: zgrid (dampings 0 to 0.9 in
% steps of 0.1, frequencies pi/10 to pi in steps of pi/10), zgrid(zeta, wn); zgrid('new') clears the axes first.
% Example: plot(0.5, 0.5, 'x'), zgrid(0.5, pi/4), close
if nargin > 0 && (ischar(zeta) || isstring(zeta))
    validatestring(zeta, {'new'}, 'zgrid');
    cla;
end
if nargin < 2, [zeta, wn] = deal(0:0.1:0.9, (1:10)*pi/10); end
zeta = double(zeta(:)');
wn = double(wn(:)');
if any(zeta < 0 | zeta > 1), error('Control:analysis:zgrid1', 'The damping ratios must be numbers from 0 to 1.'); end
limits = axis;
% Each curve of a damping ends on the negative real axis.
t = linspace(0, 1, 101)';
equal = zeta(zeta < 1);
damped = exp(t*(pi*complex(-equal./sqrt(1 - equal.^2), 1)));
angles = linspace(pi/2, pi, 101)';
natural = exp(exp(1i*angles)*wn);
circle = exp(2i*pi*t);
gridOverAxes([damped, conj(damped)], [natural, conj(natural), circle], limits);
end
