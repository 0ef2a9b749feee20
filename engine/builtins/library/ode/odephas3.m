% SPDX-License-Identifier: Apache-2.0
function status = odephas3(t, y, flag, varargin)
% An output function of the solvers of differential equations: plots the first three components as a curve in space
% when the solution is complete.
persistent times values
status = 0;
if nargin < 3, flag = ''; end
switch flag
    case 'init'
        times = t(1); values = y(:).';
    case 'done'
        plot3(values(:, 1), values(:, 2), values(:, 3), '-o');
        times = []; values = [];
    otherwise
        times = [times; t(:)]; values = [values; y.'];
end
end
