% SPDX-License-Identifier: Apache-2.0
function [flag, best, resvec] = judgeKrylov(s, b, x, res, iter, best, resvec)
% Whether an iterate of an iterative solver is good enough, the best one so far and the residuals.
flag = 1;
if res <= s.limit
    % The recurrence may have drifted: the residual itself decides.
    res = norm(b - s.A(x));
    if res <= s.limit, flag = 0; end
end
resvec(end + 1, 1) = res;
if res < best{2} || flag == 0, best = {x, res, iter}; end
end
