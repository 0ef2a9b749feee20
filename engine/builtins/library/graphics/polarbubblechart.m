% SPDX-License-Identifier: Apache-2.0
function h = polarbubblechart(varargin)
% Circles at angles and distances whose areas follow a third value: polarbubblechart(theta,rho,size,color,Name,Value).
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[theta, rho, s] = rest{1:3};
if numel(s) == 1, s = repmat(s, size(theta)); end
made = polarscatter(ax, theta, rho, 25, rest{4:end}, 'filled');
set(made, 'MarkerFaceAlpha', 0.6);
sizeBubbles(ax, made, s);
if nargout > 0, h = made; end
end
