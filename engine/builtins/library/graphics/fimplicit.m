% SPDX-License-Identifier: Apache-2.0
function h = fimplicit(varargin)
% The curve on which a function of x and y is 0: fimplicit(f,[xmin xmax ymin ymax],Name,Value).
[ax, args] = leadingAxes(varargin);
[x, y, z, args] = functionGrid(args, 'fimplicit');
C = contourc(x, y, z, [0 0]);
px = [];
py = [];
at = 1;
while at < size(C, 2)
    n = C(2, at);
    px = [px, C(1, at+1:at+n), NaN];
    py = [py, C(2, at+1:at+n), NaN];
    at = at + n + 1;
end
made = plot(ax, px, py, args{:});
xlim(ax, x([1 end]));
ylim(ax, y([1 end]));
if nargout > 0, h = made; end
end
