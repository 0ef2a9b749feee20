% SPDX-License-Identifier: Apache-2.0
function status = odephas3(t, y, flag, varargin)
% An output function of the solvers of differential equations: plots the first three components against each other, in space,
% when the solution is complete.
% Example: ode45(@(t, y) [y(2); -y(1); 1], [0 6], [0; 1; 0], odeset('OutputFcn', @odephas3))
persistent values
status = 0;
if nargin < 3, flag = ''; end
switch flag
    case 'init'
        values = y(:).';
        if numel(y) < 3
            error('MATLAB:odephas3:NotEnoughComponents', 'The solution needs at least three components.');
        end
    case 'done'
        plot3(values(:, 1), values(:, 2), values(:, 3), '-o');
        values = [];
    otherwise
        values = [values; y.'];
end
end
