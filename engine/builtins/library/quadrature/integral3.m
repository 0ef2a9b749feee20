% SPDX-License-Identifier: Apache-2.0
function q = integral3(f, xmin, xmax, ymin, ymax, zmin, zmax, varargin)
% Integral of f(x, y, z), which works on arrays; the limits of y may be functions of x, those of z of
% x and y. Options: 'AbsTol' (1e-10), 'RelTol' (1e-6), 'Method'.
if nargin < 7, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(f, 'function_handle')
    error('MATLAB:integral3:funArgNotHandle', 'First input argument must be a function handle.');
end
if ~isfloat(xmin) || ~isscalar(xmin) || ~isfloat(xmax) || ~isscalar(xmax) || ~isreal(xmin) || ~isreal(xmax)
    error('MATLAB:integral3:invalidEndpoint', 'XMIN and XMAX must be floating-point scalars.');
end
o = integralOptions('integral3', varargin, struct('AbsTol', 1e-10, 'RelTol', 1e-6, 'Method', 'auto'));
checkIntegralMethod('integral3', o.Method);
bottom = borderFunction('integral3', ymin); top = borderFunction('integral3', ymax);
low = borderFunction('integral3', zmin); high = borderFunction('integral3', zmax);
q = integral(@slices, xmin, xmax, 'AbsTol', o.AbsTol, 'RelTol', o.RelTol);
    function v = slices(x)
        v = zeros(size(x));
        for k = 1:numel(x)
            xk = x(k);
            v(k) = tiles(@(Y, Z) f(repmat(xk, size(Y)), Y, Z), bottom(xk), top(xk), ...
                @(y) low(repmat(xk, size(y)), y), @(y) high(repmat(xk, size(y)), y), o.AbsTol/10, o.RelTol/10, 2000);
        end
    end
end
