% SPDX-License-Identifier: Apache-2.0
function h = feather(varargin)
% Arrows from places along the x axis: feather(U,V,LineSpec) or feather(Z).
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
u = rest{1};
if n == 1, v = imag(u); u = real(u); else, v = rest{2}; n = 2; end
if numel(u) ~= numel(v), error('MATLAB:feather:InvalidUV', 'U and V must be the same size.'); end
rest = rest(n+1:end);
u = u(:).';
v = v(:).';
x = 1:numel(u);
a = 0.2;
b = 0.4;
px = [x; x+u; x+u-a*(u+b*v); x+u; x+u-a*(u-b*v); nan(size(x))];
py = [0*v; v; v-a*(v-b*u); v; v-a*(v+b*u); nan(size(x))];
if isempty(rest), rest = {'Color', [0 0.447 0.741]}; end
made = {plot(ax, px(:), py(:), rest{:})};
wasHeld = ishold(ax);
hold(ax, 'on');
made{2, 1} = line(ax, [1 numel(u)], [0 0], 'Color', [0 0.447 0.741], 'HandleVisibility', 'off');
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = vertcat(made{:}); end
end
