% SPDX-License-Identifier: Apache-2.0
function [q, errbnd] = quad2d(f, a, b, c, d, varargin)
% Integral of f(x, y), which works on matrices, for x from a to b and y from c to d, which may be
% functions of x, and a bound of its error. Options: 'AbsTol' (1e-5), 'RelTol' (0), 'MaxFunEvals'
% (2000), 'FailurePlot', 'Singular'.
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isa(f, 'function_handle')
    error('MATLAB:quad2d:invalidFun', 'First input argument must be a function handle.');
end
if ~isfloat(a) || ~isscalar(a) || ~isfinite(a) || ~isfloat(b) || ~isscalar(b) || ~isfinite(b) || ~isreal(a) || ~isreal(b)
    error('MATLAB:quad2d:invalidEndpoint', 'A and B must be finite, scalar, floating-point constants.');
end
o = integralOptions('quad2d', varargin, struct('AbsTol', 1e-5, 'RelTol', 100*eps, 'MaxFunEvals', 2000, ...
    'FailurePlot', false, 'Singular', true));
n = o.MaxFunEvals;
if ~isnumeric(n) || ~isscalar(n) || ~isreal(n) || ~(n > 0) || n ~= fix(n)
    error('MATLAB:quad2d:invalidMaxFunEvals', 'MaxFunEvals must be a positive integer.');
end
for name = {'FailurePlot', 'Singular'}
    v = o.(name{1});
    if ~(islogical(v) || isnumeric(v)) || ~isscalar(v)
        error(sprintf('MATLAB:quad2d:invalid%s', name{1}), '%s must be a logical scalar.', name{1});
    end
end
[q, errbnd, ok] = tiles(f, a, b, borderFunction('quad2d', c), borderFunction('quad2d', d), o.AbsTol, o.RelTol, o.MaxFunEvals);
if ~isfinite(q)
    warning('MATLAB:quad2d:nonFiniteResult', 'Non-finite result. The integration was unsuccessful. Singularity likely.');
elseif ~ok
    warning('MATLAB:quad2d:maxFunEvalsFail', ...
        'Reached the maximum number of function evaluations (%d). The result fails the global error test.', o.MaxFunEvals);
end
end
