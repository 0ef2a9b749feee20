% SPDX-License-Identifier: Apache-2.0
function h = compassplot(varargin)
% Arrows from the middle of polar axes: compassplot(Z) of complex numbers, compassplot(theta,rho,LineSpec).
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if n == 1, made = compass(ax, rest{:}); else
    [u, v] = pol2cart(rest{1}, rest{2});
    made = compass(ax, u, v, rest{3:end});
end
if nargout > 0, h = made; end
end
