% SPDX-License-Identifier: Apache-2.0
function [r, p, lower, upper] = corrcoef(x, varargin)
% Correlation coefficients of the columns of a matrix, or of two arrays taken as vectors; p for the hypothesis
% of none, and the limits of their confidence intervals. Options: 'Alpha' (0.05) and 'Rows': 'all',
% 'complete' or 'pairwise', which leave out rows that have NaN.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ndims(x) > 2
    error('MATLAB:corrcoef:InvalidInput', 'The inputs must be 2-D numeric arrays.');
end
if ~isempty(varargin) && ~ischar(varargin{1}) && ~isstring(varargin{1})
    y = varargin{1};
    varargin(1) = [];
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
alpha = 0.05;
rows = 'all';
if mod(numel(varargin), 2) == 1
    error('MATLAB:corrcoef:unmatchedPVPair', 'Parameter names and values must come in pairs.');
end
for k = 1:2:numel(varargin)
    name = lower_(varargin{k});
    if ~isempty(name) && startsWith('alpha', name)
        alpha = varargin{k + 1};
        if ~isscalar(alpha) || ~isnumeric(alpha) || ~(alpha > 0 && alpha < 1)
            error('MATLAB:corrcoef:InvalidAlpha', 'The ''alpha'' parameter must be a scalar between 0 and 1.');
        end
    elseif ~isempty(name) && startsWith('rows', name)
        rows = lower_(varargin{k + 1});
        if ~any(strcmp(rows, {'all', 'complete', 'pairwise'}))
            error('MATLAB:corrcoef:InvalidRowChoice', ...
                'The ''rows'' parameter must be ''all'', ''complete'' or ''pairwise''.');
        end
    else
        error('MATLAB:corrcoef:InvalidParam', 'Unknown parameter ''%s''.', char(varargin{k}));
    end
end
if isempty(x), r = NaN; p = NaN; lower = NaN; upper = NaN; return, end
if strcmp(rows, 'complete')
    x = x(~any(isnan(x), 2), :);
end
m = size(x, 2);
if strcmp(rows, 'pairwise')
    r = zeros(m, class(x(1) * 1));
    n = zeros(m);
    for i = 1:m
        for j = 1:i
            both = ~isnan(x(:, i)) & ~isnan(x(:, j));
            c = ofColumns(x(both, [i j]));
            r(i, j) = c(1, 2);
            r(j, i) = conj(c(1, 2));
            n(i, j) = sum(both);
            n(j, i) = n(i, j);
        end
        if ~isnan(r(i, i)), r(i, i) = 1; end
    end
else
    r = ofColumns(x);
    n = size(x, 1) * ones(m);
end
if nargout < 2, return, end
if ~isreal(r)
    error('MATLAB:corrcoef:ComplexInputs', 'P-values of complex data are not available.');
end
off = ~eye(m);
free = max(n - 2, 0);
t = r .* sqrt(free ./ ((1 - r) .* (1 + r)));
p = NaN(m, class(r));
known = ~isnan(t) & free > 0;
p(known) = arrayfun(@tails, double(t(known)), free(known));
p(~off & ~isnan(r)) = 1;
z = 0.5 * log((1 + r) ./ (1 - r));
width = sqrt(2) * erfinv(1 - alpha) ./ sqrt(max(n - 3, 0));
lower = tanh(z - width);
upper = tanh(z + width);
few = n <= 3 & off;
lower(few) = -1;
upper(few) = 1;
lower(~off) = r(~off);
upper(~off) = r(~off);
end

function p = tails(t, n)
% Both tails of Student's distribution: the regularised incomplete beta function I_x(n/2,1/2), x = n/(n+t^2),
% by its continued fraction, that of its complement where that converges faster.
x = n / (n + t^2);
if isinf(t), p = 0; return, end
a = n / 2;
b = 0.5;
turned = x > (a + 1) / (a + b + 2);
if turned
    x = t^2 / (n + t^2);
    [a, b] = deal(b, a);
end
front = exp(a * log(x) + b * log1p(-x) - betaln(a, b)) / a;
c = 1;
d = 1 / (1 - (a + b) * x / (a + 1));
h = d;
for m = 1:500
    up = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + up * d);
    c = 1 + up / c;
    h = h * d * c;
    up = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + up * d);
    c = 1 + up / c;
    h = h * d * c;
    if abs(d * c - 1) < eps, break, end
end
p = front * h;
if x == 0, p = 0; end
if turned, p = 1 - p; end
end

function word = lower_(text)
word = '';
if ischar(text) || (isstring(text) && isscalar(text)), word = lower(char(text)); end
end

function r = ofColumns(x)
if isempty(x), r = NaN(size(x, 2)); return, end
if isrow(x), r = NaN(size(x, 2)); return, end
c = cov(x);
d = sqrt(diag(c));
if isscalar(c), r = c ./ c; return, end
r = c ./ (d * d');
n = size(r, 1);
at = (1:n) + n * (0:n - 1);
good = ~isnan(r(at));
r(at(good)) = 1;
end
