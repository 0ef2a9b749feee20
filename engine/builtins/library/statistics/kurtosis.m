% SPDX-License-Identifier: Apache-2.0
function y = kurtosis(x, flag, dim)
% Sample kurtosis along a dimension; flag 0 corrects for bias.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x))
    error('MATLAB:kurtosis:InvalidInput', 'X must be a numeric array.');
end
if nargin < 2 || isempty(flag), flag = 1; end
if ~isscalar(flag) || ~(isequal(double(flag), 0) || isequal(double(flag), 1))
    error('MATLAB:kurtosis:BadFlag', 'FLAG must be 0 or 1.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:kurtosis:BadDim', 'DIM must be a positive integer scalar.');
end
if ~isfloat(x), x = double(x); end
if isequal(size(x), [0 0]) && nargin < 3, y = NaN; return, end
n = size(x, dim);
x0 = x - mean(x, dim);
v = mean(x0.^2, dim);
y = mean(x0.^4, dim) ./ v.^2;
y(v == 0) = NaN;
if flag == 0 && n > 3
    y = 3 + (n - 1) / ((n - 2) * (n - 3)) * ((n + 1) * y - 3 * (n - 1));
end
end
