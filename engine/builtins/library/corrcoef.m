% SPDX-License-Identifier: Apache-2.0
function r = corrcoef(x, y)
% Correlation coefficients of the columns of a matrix, or of two arrays taken as vectors.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ndims(x) > 2
    error('MATLAB:corrcoef:InvalidInput', 'The inputs must be 2-D numeric arrays.');
end
if nargin > 1
    if ~(isnumeric(y) || islogical(y))
        error('MATLAB:corrcoef:InvalidInput', 'The inputs must be 2-D numeric arrays.');
    end
    if numel(x) ~= numel(y)
        error('MATLAB:corrcoef:XYmismatch', 'The number of elements in x and y must match.');
    end
    x = [x(:), y(:)];
elseif isrow(x)
    x = x(:);
end
if isempty(x), r = NaN; return, end
c = cov(x);
d = sqrt(diag(c));
if isscalar(c), r = c ./ c; return, end
r = c ./ (d * d');
n = size(r, 1);
at = (1:n) + n * (0:n - 1);
good = ~isnan(r(at));
r(at(good)) = 1;
end
