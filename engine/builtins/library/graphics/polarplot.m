% SPDX-License-Identifier: Apache-2.0
function h = polarplot(varargin)
% Lines at angles and distances from the middle: polarplot(theta,rho,LineSpec,Name,Value).
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if n == 1
    rho = rest{1};
    if isreal(rho)
        theta = linspace(0, 2*pi, numel(rho) + 1);
        theta = reshape(theta(1:end-1), size(rho));
    else
        theta = angle(rho);
        rho = abs(rho);
    end
else
    theta = rest{1};
    rho = rest{2};
    n = 2;
end
rest = rest(n+1:end);
wasHeld = ishold;
polarGrid(ax, max(abs(rho(:))));
hold(ax, 'on');
made = plot(ax, rho.*cos(theta), rho.*sin(theta), rest{:});
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = made; end
end
