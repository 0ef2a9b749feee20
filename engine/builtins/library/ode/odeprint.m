% SPDX-License-Identifier: Apache-2.0
function status = odeprint(t, y, flag, varargin)
% An output function of the solvers of differential equations: shows each step's time and values.
status = 0;
if nargin < 3, flag = ''; end
if strcmp(flag, 'init')
    t = t(1)
    y
elseif ~strcmp(flag, 'done')
    t = t(end)
    y = y(:, end)
else
    fprintf('\n');
end
end
