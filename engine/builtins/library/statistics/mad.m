% SPDX-License-Identifier: Apache-2.0
function y = mad(x, opt, dim)
% Mean absolute deviation along a dimension, or the median absolute deviation when opt is 1.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x))
    error('MATLAB:mad:InvalidInput', 'X must be a numeric array.');
end
if nargin < 2 || isempty(opt), opt = 0; end
if ~isscalar(opt) || ~isnumeric(opt) && ~islogical(opt)
    error('MATLAB:mad:BadOption', 'The option must be 0 or 1.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~isnumeric(dim) || ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:mad:BadDim', 'DIM must be a positive integer scalar.');
end
if ~isfloat(x), x = double(x); end
if opt == 0
    y = mean(abs(x - mean(x, dim)), dim);
else
    y = median(abs(x - median(x, dim)), dim);
end
end
