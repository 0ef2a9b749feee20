% SPDX-License-Identifier: Apache-2.0
function c = cov(x, varargin)
% Covariance of the columns of a matrix, or of two arrays taken as vectors, normalised by n-1, or by
% n when the last argument is 1. 'omitrows' leaves rows with NaN out.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
opt = 0; y = []; hasY = false; omit = false;
args = varargin;
if ~isempty(args) && (ischar(args{end}) || isstring(args{end}))
    omit = any(strcmpi(args{end}, {'omitrows', 'partialrows'}));
    args(end) = [];
end
if numel(args) > 2, error('MATLAB:TooManyInputs', 'Too many input arguments.'); end
if numel(args) == 2
    y = args{1}; hasY = true; opt = args{2};
elseif numel(args) == 1
    if isscalar(args{1}) && ~isscalar(x) && (args{1} == 0 || args{1} == 1)
        opt = args{1};
    else
        y = args{1}; hasY = true;
    end
end
if ~(isnumeric(x) || islogical(x)) || ndims(x) > 2 || (hasY && ~(isnumeric(y) || islogical(y)))
    error('MATLAB:cov:InvalidInput', 'The inputs must be 2-D numeric arrays.');
end
if ~isscalar(opt) || ~(opt == 0 || opt == 1)
    error('MATLAB:cov:BadOption', 'The normalization must be 0 or 1.');
end
if ~isfloat(x), x = double(x); end
if hasY
    if numel(x) ~= numel(y)
        error('MATLAB:covxy:xyLengthMismatch', 'The number of elements in x and y must match.');
    end
    if ~isfloat(y), y = double(y); end
    x = [x(:), y(:)];
elseif isrow(x)
    x = x(:);
end
if isempty(x)
    if isequal(size(x), [0 0]), c = NaN; else, c = nan(size(x, 2)); end
    return
end
if omit, x = x(~any(isnan(x), 2), :); end
n = size(x, 1);
x = x - mean(x, 1);
if n == 1
    c = zeros(size(x, 2), class(x));
    c(isnan(x), :) = NaN; c(:, isnan(x)) = NaN;
else
    c = (x' * x) / (n - 1 + opt);
end
end
