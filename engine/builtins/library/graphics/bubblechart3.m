% SPDX-License-Identifier: Apache-2.0
function h = bubblechart3(varargin)
% Circles in space whose areas follow a fourth value: bubblechart3(x,y,z,size,color,Name,Value).
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, y, z, s] = rest{1:4};
if numel(s) == 1, s = repmat(s, size(x)); end
made = scatter3(ax, x, y, z, 25, rest{5:end}, 'filled');
set(made, 'MarkerFaceAlpha', 0.6);
sizeBubbles(ax, made, s);
if nargout > 0, h = made; end
end
