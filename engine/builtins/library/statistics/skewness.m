% SPDX-License-Identifier: Apache-2.0
function y = skewness(x, flag, dim)
% Sample skewness along a dimension; flag 0 corrects for bias.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ndims(x) < 2
    error('MATLAB:skewness:InvalidInput', 'X must be a numeric array.');
end
if nargin < 2 || isempty(flag), flag = 1; end
if ~isscalar(flag) || ~(isequal(double(flag), 0) || isequal(double(flag), 1))
    error('MATLAB:skewness:BadFlag', 'FLAG must be 0 or 1.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
    if isequal(x, []), dim = 1; end
elseif ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:skewness:BadDim', 'DIM must be a positive integer scalar.');
end
if ~isfloat(x), x = double(x); end
if isequal(size(x), [0 0]) && nargin < 3, y = NaN; return, end
n = size(x, dim);
x0 = x - mean(x, dim);
s = sqrt(mean(x0.^2, dim));
y = mean(x0.^3, dim) ./ s.^3;
y(s == 0) = NaN;
if flag == 0
    if n > 2
        y = y * sqrt(n * (n - 1)) / (n - 2);
    end
end
end
