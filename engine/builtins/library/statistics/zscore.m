% SPDX-License-Identifier: Apache-2.0
function [z, mu, sigma] = zscore(x, opt, dim)
% Elements less their mean, over their standard deviation (normalised by n-1, or by n when opt is 1)
% along a dimension. Zero where all elements are equal.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x))
    error('MATLAB:zscore:InvalidInput', 'X must be a numeric array.');
end
if nargin < 2 || isempty(opt), opt = 0; end
if ~isscalar(opt) || ~(opt == 0 || opt == 1)
    error('MATLAB:zscore:BadOption', 'The normalization must be 0 or 1.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~isnumeric(dim) || ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:zscore:BadDim', 'DIM must be a positive integer scalar.');
end
if ~isfloat(x), x = double(x); end
if isempty(x), z = x; mu = []; sigma = []; return, end
mu = mean(x, dim);
sigma = std(x, opt, dim);
s = sigma;
s(s == 0) = 1;
z = (x - mu) ./ s;
end
