% SPDX-License-Identifier: Apache-2.0
function q = prctile(x, p, varargin)
% Percentiles of the elements along a dimension, NaN ignored; see quantile.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x))
    error('MATLAB:prctile:InvalidInput', 'X must be a numeric array.');
end
if nargin < 2 || isempty(p), p = [0 25 50 75 100]; end
if ~isnumeric(p) || ~isvector(p) || any(p(:) < 0 | p(:) > 100)
    error('MATLAB:prctile:InvalidPercents', 'P must be a vector of percents between 0 and 100.');
end
q = quantile(x, p / 100, varargin{:});
end
