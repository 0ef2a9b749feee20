% SPDX-License-Identifier: Apache-2.0
function m = geomean(x, dim)
% Geometric mean along a dimension: geomean([1 4]) is 2.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(x(:) < 0) || ~isreal(x)
    error('stats:geomean:BadData', 'The data must all be non-negative numbers.');
end
if nargin < 2, m = exp(mean(log(double(x)))); else, m = exp(mean(log(double(x)), dim)); end
if isa(x, 'single'), m = single(m); end
end
