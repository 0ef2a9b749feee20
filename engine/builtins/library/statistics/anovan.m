% SPDX-License-Identifier: Apache-2.0
function [p, tbl, stats, terms] = anovan(y, group, varargin)
% Analysis of variance of several factors: group is a cell of grouping variables. Options 'model' ('linear', 'interaction', 'full', a number of factors or a matrix of terms),
% 'sstype' (3; 1 in order, 2 each after those without it), 'varnames', 'continuous' (numbers of numeric factors), 'display' ('on').
% Example: p = anovan([1 2 3 5 6 9]', {[1 1 2 2 3 3]', {'a'; 'b'; 'a'; 'b'; 'a'; 'b'}}, 'display', 'off')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('model', 'linear', 'sstype', 3, 'varnames', {{}}, 'continuous', [], 'display', 'on', 'alpha', 0.05, 'random', [], 'nested', []);
if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1})) || ~isempty(varargin) && any(strcmpi(varargin{1}, {'linear', 'interaction', 'full'})), varargin = [{'model'} varargin]; end
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'anovan')) = varargin{k + 1};
end
if ~isempty(o.random) || ~isempty(o.nested), error('stats:anovan:NotSupported', 'Random and nested factors are not supported.'); end
if ~iscell(group) || iscellstr(group), if isnumeric(group), group = num2cell(group, 1); else, group = {group}; end, end
y = double(y(:));
d = numel(group);
keep = ~isnan(y);
level = zeros(numel(y), d);
labels = cell(1, d);
for k = 1:d
    v = group{k};
    if ischar(v) && size(v, 1) > 1, v = cellstr(v); end
    if numel(v) ~= numel(y)
        error('stats:anovan:GroupVarSizeMismatch', 'Grouping variable %d must have the same number of elements as Y.', k);
    end
    if any(o.continuous == k), level(:, k) = double(v(:)); else, [level(:, k), labels{k}] = grp2idx(v(:)); end
    keep = keep & ~isnan(level(:, k));
end
y = y(keep);
level = level(keep, :);
if isempty(o.varnames), o.varnames = compose('X%d', 1:d); end
names = reshape(cellstr(o.varnames), 1, []);
order = 1;
if ischar(o.model) || isstring(o.model)
    switch validatestring(o.model, {'linear', 'interaction', 'full'}, 'anovan'), case 'interaction', order = 2; case 'full', order = d; end
    terms = termsUpTo(d, order);
elseif isscalar(o.model)
    terms = termsUpTo(d, o.model);
else
    terms = double(o.model ~= 0);
end
n = numel(y);
coded = arrayfun(@(k) codedFactor(level(:, k), any(o.continuous == k)), 1:d, 'UniformOutput', false);
blocks = cell(1, size(terms, 1));
for t = 1:size(terms, 1)
    B = ones(n, 1);
    for k = find(terms(t, :)), B = reshape(permute(B, [1 2 3]).*permute(coded{k}, [1 3 2]), n, []); end
    blocks{t} = B;
end
[sse, df] = left(y, blocks, true(1, numel(blocks)));
m = size(terms, 1);
[ss, dfs] = deal(zeros(m, 1));
for t = 1:m
    switch o.sstype
        case 1, in = (1:m) < t; with = in; with(t) = true;
        case 2, in = ~all(terms >= terms(t, :), 2)'; with = in; with(t) = true;
        otherwise, with = true(1, m); in = with; in(t) = false;
    end
    [a, da] = left(y, blocks, in);
    [b, db] = left(y, blocks, with);
    ss(t) = max(a - b, 0);
    dfs(t) = da - db;
end
ms = ss./dfs;
mse = sse/df;
F = ms/mse;
p = fcdf(1./F, df, dfs);
p(isnan(F)) = NaN;
sources = cell(m, 1);
for t = 1:m, sources{t} = strjoin(names(terms(t, :) > 0), '*'); end
total = sum((y - mean(y)).^2);
tbl = [{'Source', 'Sum Sq.', 'd.f.', 'Singular?', 'Mean Sq.', 'F', 'Prob>F'}; ...
    sources, num2cell([ss dfs zeros(m, 1) ms F p]); {'Error', sse, df, 0, mse, [], []; 'Total', total, n - 1, 0, [], [], []}];
stats = struct('source', 'anovan', 'resid', [], 'coeffs', [], 'rtnames', {{}}, 'terms', terms, 'nlevels', max(level, [], 1)', 'dfe', df, 'mse', mse, 'varnames', {names'}, 'grpnames', {labels'}, 'level', level, 'y', y);
A = [ones(n, 1) blocks{:}];
stats.coeffs = A\y;
stats.resid = y - A*stats.coeffs;
if strcmpi(o.display, 'on'), disp(tbl), end
end

function terms = termsUpTo(d, order)
terms = zeros(0, d);
for r = 1:min(order, d)
    c = nchoosek(1:d, r);
    for k = 1:size(c, 1), row = zeros(1, d); row(c(k, :)) = 1; terms = [terms; row]; end
end
end

function C = codedFactor(g, continuous)
if continuous, C = g; return, end
k = max(g);
C = double(g == 1:k - 1) - double(g == k);
end

function [sse, df] = left(y, blocks, in)
A = [ones(numel(y), 1) blocks{in}];
[Q, R, ~] = qr(A, 0);
r = nnz(abs(diag(R)) > max(size(A))*eps(max(abs(R(1)), 1)));
Q = Q(:, 1:r);
sse = sum((y - Q*(Q'*y)).^2);
df = numel(y) - r;
end
