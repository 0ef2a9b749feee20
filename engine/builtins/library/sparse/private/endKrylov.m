% SPDX-License-Identifier: Apache-2.0
function [flag, relres] = endKrylov(name, outputs, flag, iter, s, res, b)
% The last words of an iterative solver: what it reached, as a warning where no flag is asked for.
if flag < 0 % b is zero: beginKrylov has said it
    [flag, relres] = deal(0);
    return;
end
relres = res/norm(b);
if outputs >= 2, return; end
switch flag
    case 0
        fprintf('%s converged at iteration %g to a solution with relative residual %0.2g.\n', name, iter, relres);
    case 1
        fprintf(['%s stopped at iteration %g without converging to the desired tolerance %0.2g\n' ...
            'because the maximum number of iterations was reached.\n' ...
            'The iterate returned (number %g) has relative residual %0.2g.\n'], name, s.most, s.tol, iter, relres);
    case 2
        fprintf(['%s stopped at iteration %g without converging to the desired tolerance %0.2g\n' ...
            'because the system involving the preconditioner was ill conditioned.\n' ...
            'The iterate returned (number %g) has relative residual %0.2g.\n'], name, iter, s.tol, iter, relres);
    case 3
        fprintf(['%s stopped at iteration %g without converging to the desired tolerance %0.2g\n' ...
            'because the method stagnated.\n' ...
            'The iterate returned (number %g) has relative residual %0.2g.\n'], name, iter, s.tol, iter, relres);
    otherwise
        fprintf(['%s stopped at iteration %g without converging to the desired tolerance %0.2g\n' ...
            'because a scalar quantity became too small or too large to continue computing.\n' ...
            'The iterate returned (number %g) has relative residual %0.2g.\n'], name, iter, s.tol, iter, relres);
end
end
