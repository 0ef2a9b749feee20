% SPDX-License-Identifier: Apache-2.0
function status = odeplot(t, y, flag, varargin)
% An output function of the solvers of differential equations: plots the components against the time
% when the solution is complete.
persistent times values
status = 0;
if nargin < 3, flag = ''; end
switch flag
    case 'init'
        times = t(1); values = y(:).';
    case 'done'
        plot(times, values, '-o');
        times = []; values = [];
    otherwise
        times = [times; t(:)]; values = [values; y.'];
end
end
