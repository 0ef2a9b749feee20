% SPDX-License-Identifier: Apache-2.0
function m = moment(x, order, dim)
% Central moment of a given order along a dimension.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || isempty(x)
    error('MATLAB:moment:InvalidInput', 'X must be a non-empty numeric array.');
end
if ~isnumeric(order) || ~isscalar(order)
    error('MATLAB:moment:BadOrder', 'The order must be a numeric scalar.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~isnumeric(dim) || ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:moment:BadDim', 'DIM must be a positive integer scalar.');
end
if ~isfloat(x), x = double(x); end
m = mean((x - mean(x, dim)).^order, dim);
end
