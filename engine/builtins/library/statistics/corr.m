% SPDX-License-Identifier: Apache-2.0
function [r, p] = corr(x, varargin)
% Correlation coefficients of the columns of x with those of y (or with each other), and their p-values: corr(x), corr(x, y). Options 'Type' ('Pearson', 'Spearman',
% 'Kendall'; the latter two have p-values of the large-sample distributions), 'Rows' ('all', 'complete', 'pairwise') and 'Tail' ('both', 'right', 'left').
% Example: [r, p] = corr([1 2 3 4]', [2 4 5 9]')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = x;
alone = isempty(varargin) || ischar(varargin{1}) || isstring(varargin{1});
if ~alone, y = varargin{1}; varargin(1) = []; end
o = struct('Type', 'Pearson', 'Rows', 'all', 'Tail', 'both');
if mod(numel(varargin), 2) ~= 0, error('MATLAB:corr:BadArguments', 'Options are names with values.'); end
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o), 'corr')) = varargin{k + 1}; end
type = validatestring(o.Type, {'Pearson', 'Spearman', 'Kendall'}, 'corr');
rows = validatestring(o.Rows, {'all', 'complete', 'pairwise'}, 'corr');
tail = validatestring(o.Tail, {'both', 'right', 'left', 'ne', 'gt', 'lt'}, 'corr');
if ~(isnumeric(x) || islogical(x)) || ~(isnumeric(y) || islogical(y))
    error('MATLAB:corr:InvalidInput', 'X and Y must be numeric matrices.');
end
if size(x, 1) ~= size(y, 1)
    error('MATLAB:corr:InputSizeMismatch', 'X and Y must have the same number of rows.');
end
if ~isfloat(x), x = double(x); end
if ~isfloat(y), y = double(y); end
if strcmp(rows, 'complete')
    keep = ~any(isnan(x), 2) & ~any(isnan(y), 2);
    x = x(keep, :);
    y = y(keep, :);
end
n = size(x, 1);
if strcmp(rows, 'pairwise')
    [r, n] = deal(zeros(size(x, 2), size(y, 2)));
    for i = 1:size(x, 2)
        for j = 1:size(y, 2)
            keep = ~isnan(x(:, i)) & ~isnan(y(:, j));
            r(i, j) = coefficients(x(keep, i), y(keep, j), type);
            n(i, j) = nnz(keep);
        end
    end
else
    r = coefficients(x, y, type);
end
% Rounding leaves no coefficient beyond 1, and none of a column with itself below.
r = min(max(r, -1, 'includenan'), 1, 'includenan');
if alone && ~strcmp(type, 'Kendall'), r(1:size(r, 1) + 1:end) = sign(diag(r)); end
if nargout < 2, return, end
if strcmp(type, 'Kendall')
    p = normcdf(r./sqrt(2*(2*n + 5)./(9*n.*(n - 1))));
else
    p = tcdf(r.*sqrt((n - 2)./(1 - r.^2)), n - 2 + 0*r);
end
switch tail
    case {'both', 'ne'}, p = 2*min(p, 1 - p);
    case {'right', 'gt'}, p = 1 - p;
end
if alone || isequal(x, y), p(1:size(p, 1) + 1:end) = 1; end
end

function r = coefficients(x, y, type)
if strcmp(type, 'Kendall')
    r = zeros(size(x, 2), size(y, 2));
    for i = 1:size(x, 2)
        a = sign(x(:, i) - x(:, i)');
        for j = 1:size(y, 2)
            b = sign(y(:, j) - y(:, j)');
            r(i, j) = sum(a(:).*b(:))/sqrt(sum(a(:).^2)*sum(b(:).^2));
        end
    end
    return
end
if strcmp(type, 'Spearman'), x = ranks(x); y = ranks(y); end
x = x - mean(x, 1);
y = y - mean(y, 1);
r = (x' * y) ./ (sqrt(sum(x.^2, 1))' * sqrt(sum(y.^2, 1)));
end

function x = ranks(x)
for k = 1:size(x, 2), x(:, k) = tiedrank(x(:, k)); end
end
