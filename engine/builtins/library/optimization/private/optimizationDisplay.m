% SPDX-License-Identifier: Apache-2.0
function level = optimizationDisplay(options)
% What the option Display of the solvers of optimset asks for: 0 nothing, 1 failures, 2 how it ended,
% 3 a line for each step as well.
switch lower(char(optimget(options, 'Display', 'notify')))
    case {'off', 'none'}, level = 0;
    case {'final', 'final-detailed'}, level = 2;
    case {'iter', 'iter-detailed', 'simplex'}, level = 3;
    otherwise, level = 1;
end
end
