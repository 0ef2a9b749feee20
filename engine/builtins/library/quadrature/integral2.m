% SPDX-License-Identifier: Apache-2.0
function q = integral2(f, xmin, xmax, ymin, ymax, varargin)
% Integral of f(x, y), which works on matrices, for x from xmin to xmax and y from ymin to ymax, which
% may be functions of x. Options: 'AbsTol' (1e-10), 'RelTol' (1e-6), 'Method' ('auto', 'tiled',
% 'iterated').
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(f, 'function_handle')
    error('MATLAB:integral2:funArgNotHandle', 'First input argument must be a function handle.');
end
if ~isfloat(xmin) || ~isscalar(xmin) || ~isfloat(xmax) || ~isscalar(xmax) || ~isreal(xmin) || ~isreal(xmax)
    error('MATLAB:integral2:invalidEndpoint', 'XMIN and XMAX must be floating-point scalars.');
end
o = integralOptions('integral2', varargin, struct('AbsTol', 1e-10, 'RelTol', 1e-6, 'Method', 'auto'));
checkIntegralMethod('integral2', o.Method);
[q, ~, ok] = tiles(f, xmin, xmax, borderFunction('integral2', ymin), borderFunction('integral2', ymax), ...
    o.AbsTol, o.RelTol, 10000);
if ~isfinite(q)
    warning('MATLAB:integral2:nonFiniteResult', 'Non-finite result. The integration was unsuccessful. Singularity likely.');
elseif ~ok
    warning('MATLAB:integral2:maxFunEvalsPass', ...
        'Reached the maximum number of function evaluations (%d). The result passes the global error test.', 10000);
end
end
