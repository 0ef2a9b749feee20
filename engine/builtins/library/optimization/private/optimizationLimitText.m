% SPDX-License-Identifier: Apache-2.0
function message = optimizationLimitText(calls, fval)
% Why fminbnd or fminsearch gave up: too many calls of the function, or too many steps.
if calls
    text = 'function evaluations'; option = 'MaxFunEvals';
else
    text = 'iterations'; option = 'MaxIter';
end
message = sprintf(['Exiting: Maximum number of %s has been exceeded\n', ...
    '         - increase %s option.\n         Current function value: %f \n'], text, option, fval);
end
