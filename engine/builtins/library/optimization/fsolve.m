% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output, J] = fsolve(f, x0, options, varargin)
% Solves f(x) = 0 for an array x from the guess x0, by Powell's dogleg in a trust region, or by
% Levenberg and Marquardt's method where there are not as many equations as unknowns. Options from
% optimoptions or optimset; f may return its Jacobian second ('SpecifyObjectiveGradient').
if isstruct(f) && nargin == 1
    options = f.options; x0 = f.x0; f = f.objective;
elseif nargin < 2
    error('optim:fsolve:NotEnoughInputs', 'FSOLVE requires two input arguments.');
elseif nargin < 3
    options = [];
end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isa(x0, 'double'), error('optim:fsolve:NonDoubleInput', 'FSOLVE only accepts inputs of data type double.'); end
c = optimizationLimits(options, numel(x0), [1e-6 1e-6 1e-6 400 100]);
r = leastSquares(f, x0, [], [], options, varargin, c, true);
x = reshape(r.x, size(x0));
fval = r.value;
J = r.J;
size2 = sum(abs(r.value(:)).^2);
exitflag = r.exitflag;
if size2 > sqrt(c.tolF)
    if exitflag > 0, exitflag = -2; end
elseif exitflag > 0 && size2 < c.tolF && (exitflag == 4 || exitflag == 3)
    exitflag = 1;
end
switch exitflag
    case 1
        message = sprintf(['Equation solved.\n\nfsolve completed because the vector of function values is near zero\n' ...
            'as measured by the value of the function tolerance, and\nthe problem appears regular as measured by the gradient.']);
    case {2, 3, 4}
        message = sprintf(['Equation solved, inaccuracy possible.\n\nThe vector of function values is near zero, as measured by the value\n' ...
            'of the function tolerance. However, the last step was ineffective.']);
    case -2
        message = sprintf(['No solution found.\n\nfsolve stopped because the problem appears to be locally singular\n' ...
            'or to have a minimum of the sum of squares that is not a root.']);
    case -1
        message = 'Stopped by an output function.';
    otherwise
        message = sprintf('Solver stopped prematurely.\n\nfsolve stopped because it exceeded the iteration or function evaluation limit.');
end
algorithm = optimizationOption(options, {'Algorithm'}, 'trust-region-dogleg');
if iscell(algorithm), algorithm = algorithm{1}; end
if numel(fval) ~= numel(x), algorithm = 'levenberg-marquardt'; end
output = struct('iterations', r.iterations, 'funcCount', r.calls, 'algorithm', algorithm, ...
    'firstorderopt', r.firstorderopt, 'message', message);
optimizationReport(options, exitflag, message);
end
