% SPDX-License-Identifier: Apache-2.0
function out = pchip(x, y, xx)
% Piecewise cubic through the points (x, y) that keeps their monotony;
% its values at xx, or the piecewise polynomial.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = numel(x);
if n < 2
    error('MATLAB:chckxy:NotEnoughPts', 'There should be at least two data points.');
end
if isvector(y)
    dim = 1; values = y(:);
else
    s = size(y);
    dim = s(1:end-1); values = reshape(y, prod(dim), s(end)).';
end
if size(values, 1) ~= n
    error('MATLAB:chckxy:NumSitesMismatchValues', ...
        'The number of sites, %d, is incompatible with the number of values, %d.', n, size(values, 1));
end
pp = interp1(x(:), values, 'pchip', 'pp');
pp.dim = dim;
if nargin < 3, out = pp; else, out = ppval(pp, xx); end
end
