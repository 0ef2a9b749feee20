% SPDX-License-Identifier: Apache-2.0
function [s, x, r, resvec, best, flag] = beginKrylov(name, outputs, A, b, args, both)
% The arguments of an iterative solver (readKrylov) and where it begins: iterate, residual, its norms so far,
% the best iterate with its norm and number, and the flag: 0 when that is good enough, -1 when b is zero and
% so is the solution (said where no flag is asked for), 1 to go on.
if nargin < 6, both = false; end
s = readKrylov(name, A, b, args, both);
x = s.x;
if ~any(b)
    [x, ~, ~, ~, resvec] = zeroSolution(name, outputs, b);
    r = x;
    best = {x, 0, 0};
    flag = -1;
    return;
end
r = b - s.A(x);
resvec = norm(r);
best = {x, resvec, 0};
flag = double(~(resvec <= s.limit)); % NaN is no solution
end
