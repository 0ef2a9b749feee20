% SPDX-License-Identifier: Apache-2.0
function r = iqr(x, dim)
% Interquartile range along a dimension, over several ('all' or a vector of dimensions): the
% difference of the quantiles at 0.75 and 0.25.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x))
    error('MATLAB:iqr:InvalidInput', 'X must be a numeric array.');
end
if nargin < 2
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
if ischar(dim) || isstring(dim)
    if ~strcmpi(dim, 'all'), error('MATLAB:iqr:InvalidDim', 'Unknown dimension option.'); end
    x = x(:); dim = 1;
end
if ~isnumeric(dim) || isempty(dim) || any(dim < 1 | dim ~= fix(dim)) || ...
        numel(unique(dim)) ~= numel(dim) || ~isvector(dim)
    error('MATLAB:iqr:InvalidDim', 'DIM must be a positive integer or a vector of them.');
end
if isempty(x)
    s = size(x); s(dim) = 1;
    if isequal(size(x), [0 0]) && nargin < 2, s = [1 1]; end
    r = nan(s);
    return
end
if isscalar(dim)
    q = quantile(x, [0.25; 0.75], dim);
    r = diff(q, 1, dim);
    return
end
dim = sort(dim);
q1 = quantile(x, 0.25, dim);
q3 = quantile(x, 0.75, dim);
r = q3 - q1;
end
