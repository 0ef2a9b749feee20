% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = zeroSolution(name, outputs, b)
% What an iterative solver gives for a right side of zeros; said where no flag is asked for.
x = zeros(size(b));
flag = 0;
relres = 0;
iter = 0;
resvec = 0;
if outputs < 2
    fprintf(['The right hand side vector is all zero so %s returned an all zero solution ' ...
        'without iterating.\n'], name);
end
end
