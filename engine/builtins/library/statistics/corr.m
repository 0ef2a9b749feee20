% SPDX-License-Identifier: Apache-2.0
function r = corr(x, y)
% Correlation coefficients of the columns of x with those of y (or with each other).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, y = x; end
if ~(isnumeric(x) || islogical(x)) || ~(isnumeric(y) || islogical(y))
    error('MATLAB:corr:InvalidInput', 'X and Y must be numeric matrices.');
end
if size(x, 1) ~= size(y, 1)
    error('MATLAB:corr:InputSizeMismatch', 'X and Y must have the same number of rows.');
end
if ~isfloat(x), x = double(x); end
if ~isfloat(y), y = double(y); end
x = x - mean(x, 1);
y = y - mean(y, 1);
r = (x' * y) ./ (sqrt(sum(x.^2, 1))' * sqrt(sum(y.^2, 1)));
end
