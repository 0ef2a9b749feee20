% SPDX-License-Identifier: Apache-2.0
function [c, lags] = xcorr(x, varargin)
% Cross-correlation of x and y, or of x with itself (of all pairs of a matrix's columns), at lags -m to m.
% xcorr(x, y, m, scale): scale is 'none', 'biased', 'unbiased', 'normalized' or 'coeff'.
% Example: [c, lags] = xcorr([1 2 3], [0 1 2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[y, most, scale] = readOptions(varargin);
if ~(isnumeric(x) || islogical(x)) || ndims(x) > 2
    error('signal:xcorr:InvalidInput', 'Inputs must be numeric vectors or a matrix.');
end
crossed = ~isempty(y);
if crossed && ~(isvector(x) && isvector(y))
    error('MATLAB:xcorr:MismatchedAB', 'When B is a vector, A must be a vector.');
end
row = isrow(x);
if isvector(x), x = x(:); end
if crossed
    if ~strcmp(scale, 'none') && numel(y) ~= numel(x)
        error('MATLAB:xcorr:NoScale', 'SCALEOPT must be ''none'' for different length vectors A and B.');
    end
    n = max(numel(x), numel(y));
    left = [x; zeros(n - numel(x), 1)];
    right = [y(:); zeros(n - numel(y), 1)];
else
    n = size(x, 1);
    pairs = size(x, 2);
    left = repelem(x, 1, pairs);
    right = repmat(x, 1, pairs);
end
if isempty(most), most = max(n - 1, 0); end
c = correlate(left, right, n, most);
lags = -most:most;
switch scale
    case 'biased'
        c = c/n;
    case 'unbiased'
        c = c./max(n - abs(lags'), 1);
    case 'coeff'
        c = c./sqrt(sum(abs(left).^2, 1).*sum(abs(right).^2, 1));
end
if row, c = c.'; end
end

function c = correlate(left, right, n, most)
% By sums where the columns are short, so that whole numbers stay whole; else by the FFT.
kept = min(most, n - 1);
columns = size(left, 2);
c = zeros(2*most + 1, columns);
if n == 0, return; end
if n <= 256
    full = zeros(2*n - 1, columns);
    for j = 1:columns
        full(:, j) = conv(left(:, j), conj(right(end:-1:1, j)));
    end
else
    m = 2^nextpow2(2*n - 1);
    full = ifft(fft(left, m, 1).*conj(fft(right, m, 1)), m, 1);
    if isreal(left) && isreal(right), full = real(full); end
    full = full([m - n + 2:m, 1:n], :);
end
c(most + 1 - kept:most + 1 + kept, :) = full(n - kept:n + kept, :);
end

function [y, most, scale] = readOptions(given)
y = [];
most = [];
scale = 'none';
if ~isempty(given) && (ischar(given{end}) || isstring(given{end}))
    scale = lower(char(given{end}));
    given(end) = [];
    if strcmp(scale, 'normalized'), scale = 'coeff'; end
    if ~any(strcmp(scale, {'none', 'biased', 'unbiased', 'coeff'}))
        error('MATLAB:xcorr:UnknInput', 'Unknown SCALEOPT ''%s''.', scale);
    end
end
if numel(given) > 1
    [y, most] = given{1:2};
elseif numel(given) == 1
    if isscalar(given{1}), most = given{1}; else, y = given{1}; end
end
if ~isempty(most) && ~(isnumeric(most) && isscalar(most) && isreal(most) && most == round(most))
    error('MATLAB:xcorr:MaxLagMustBeScalar', 'Maximum lag must be an integer.');
end
most = abs(double(most));
end
