% SPDX-License-Identifier: Apache-2.0
function h = compass(varargin)
% Arrows from the middle of a polar grid: compass(U,V,LineSpec) or compass(Z).
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
u = rest{1};
if n == 1, v = imag(u); u = real(u); else, v = rest{2}; n = 2; end
if numel(u) ~= numel(v), error('MATLAB:compass:InvalidUV', 'U and V must be the same size.'); end
rest = rest(n+1:end);
wasHeld = ishold;
polarGrid(ax, max(hypot(u(:), v(:))));
hold(ax, 'on');
u = u(:).'; v = v(:).';
a = 0.12;
b = 0.5;
px = [zeros(size(u)); u; u-a*(u+b*v); u; u-a*(u-b*v)];
py = [zeros(size(u)); v; v-a*(v-b*u); v; v-a*(v+b*u)];
made = cell(numel(u), 1);
for k = 1:numel(u), made{k} = plot(ax, px(:, k), py(:, k), rest{:}); end
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = vertcat(made{:}); end
end
