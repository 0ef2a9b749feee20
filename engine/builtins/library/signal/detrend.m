% SPDX-License-Identifier: Apache-2.0
function y = detrend(x, degree, breaks)
% Takes the best polynomial (degree 1, or 'constant', 'linear') from each column; breaks are where pieces join.
% Example: y = detrend([1 2 4 4 6])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(degree), degree = 1; end
if nargin < 3, breaks = []; end
if ~isfloat(x), error('MATLAB:detrend:InvalidFirstInput', 'First input must be a single or double array.'); end
if ischar(degree) || isstring(degree)
    known = find(strcmpi(degree, {'constant', 'linear'}));
    if isempty(known)
        error('MATLAB:detrend:InvalidTrendInputType', ...
            'Degree of polynomial must be ''constant'', ''linear'' or a nonnegative integer scalar.');
    end
    degree = known - 1;
elseif ~(isnumeric(degree) && isscalar(degree) && degree >= 0 && degree == round(degree))
    error('MATLAB:detrend:InvalidTrendInputType', ...
        'Degree of polynomial must be ''constant'', ''linear'' or a nonnegative integer scalar.');
end
y = x;
if isempty(x), return; end
shape = size(x);
if isrow(x), x = x(:); end
n = size(x, 1);
breaks = unique(double(breaks(:)'));
breaks = breaks(breaks > 0 & breaks < n - 1);
t = (0:n - 1)'/max(n - 1, 1);
base = t.^(0:degree);
for at = reshape(breaks, 1, [])/max(n - 1, 1)
    if degree == 0
        base = [base, double(t >= at)];
    else
        base = [base, max(t - at, 0).^(1:degree)];
    end
end
columns = reshape(x, n, []);
if size(base, 2) == 1
    y = columns - mean(columns, 1);
else
    % An orthogonal base: as good as the least squares it stands for, for every column at once.
    [q, ~] = qr(cast(base, class(x)), 0);
    y = columns - q*(q'*columns);
end
y = reshape(y, shape);
end
