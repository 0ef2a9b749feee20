% SPDX-License-Identifier: Apache-2.0
function h = polarscatter(varargin)
% Points at angles and distances from the middle: polarscatter(theta,rho,size,color,'filled',Name,Value).
[ax, rest] = leadingAxes(varargin);
if leadingNumbers(rest) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[theta, rho] = rest{1:2};
wasHeld = ishold(ax);
polarGrid(ax, max(abs(rho(:))));
hold(ax, 'on');
if isvector(theta) && isvector(rho) && numel(theta) == numel(rho), theta = reshape(theta, size(rho)); end
made = scatter(ax, rho.*cos(theta), rho.*sin(theta), rest{3:end});
if isscalar(made), placePolar(made, theta, rho); end
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = made; end
end
