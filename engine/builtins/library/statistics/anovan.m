% SPDX-License-Identifier: Apache-2.0
function [p, tbl, stats, terms] = anovan(y, group, varargin)
% Analysis of variance of several factors: group is a cell of grouping variables. Options 'model' ('linear', 'interaction', 'full', a number of factors or a matrix of terms),
% 'sstype' (3; 1 in order, 2 each after those without it), 'varnames', 'continuous' (numbers of numeric factors), 'random' (numbers of factors whose levels are a sample:
% the table tells expected mean squares, denominators by Satterthwaite and variances, their bounds by Williams and Tukey), 'nested' (element (i,j) where factor i is
% nested in factor j), 'alpha' (0.05), 'display' ('on').
% Example: p = anovan([1 2 3 5 6 9]', {[1 1 2 2 3 3]', {'a'; 'b'; 'a'; 'b'; 'a'; 'b'}}, 'display', 'off')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('model', 'linear', 'sstype', 3, 'varnames', {{}}, 'continuous', [], 'display', 'on', 'alpha', 0.05, 'random', [], 'nested', []);
if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1})) || ~isempty(varargin) && any(strcmpi(varargin{1}, {'linear', 'interaction', 'full'})), varargin = [{'model'} varargin]; end
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'anovan')) = varargin{k + 1};
end
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
random = false(1, d);
if ~isempty(o.random)
    if ~isnumeric(o.random) || any(o.random(:) < 1 | o.random(:) > d | o.random(:) ~= fix(o.random(:))), error('stats:anovan:BadRandom', 'The ''random'' value must be a list of factor numbers from 1 to %d.', d); end
    random(o.random) = true;
    if any(random(o.continuous)), error('stats:anovan:RandomContinuous', 'A factor cannot be both continuous and random.'); end
end
nested = false(d);
if ~isempty(o.nested)
    if ~isequal(size(o.nested), [d d]) || any(diag(o.nested)), error('stats:anovan:BadNested', 'The ''nested'' value must be a %d-by-%d matrix with zeros on its diagonal.', d, d); end
    nested = o.nested ~= 0;
    for k = 1:d, nested = nested | double(nested)*double(nested) > 0; end
end
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
for k = find(any(nested, 2))', terms(terms(:, k) > 0 & any(terms(:, nested(k, :)), 2), :) = []; end
n = numel(y);
coded = arrayfun(@(k) codedFactor(level(:, k), any(o.continuous == k), level(:, nested(k, :))), 1:d, 'UniformOutput', false);
blocks = cell(1, size(terms, 1));
for t = 1:size(terms, 1)
    B = ones(n, 1);
    for k = find(terms(t, :)), B = reshape(permute(B, [1 2 3]).*permute(coded{k}, [1 3 2]), n, []); end
    blocks{t} = B;
end
[sse, df] = left(y, blocks, true(1, numel(blocks)));
m = size(terms, 1);
[ss, dfs] = deal(zeros(m, 1));
isRandom = any(terms(:, random), 2);
ems = zeros(m + 1);
for t = 1:m
    switch o.sstype
        case 1, in = (1:m) < t; with = in; with(t) = true;
        case 2, in = ~all(terms >= terms(t, :), 2)'; with = in; with(t) = true;
        otherwise, with = true(1, m); in = with; in(t) = false;
    end
    [a, da, Qa] = left(y, blocks, in);
    [b, db, Qb] = left(y, blocks, with);
    ss(t) = max(a - b, 0);
    dfs(t) = da - db;
    for r = find(isRandom)'
        % The expected sum of squares of a random term: the trace of its cells' part in this space.
        Z = cellsOf(level(:, terms(r, :) > 0 | any(nested(terms(r, :) > 0, :), 1)));
        ems(t, r) = (norm(Qb'*Z, 'fro')^2 - norm(Qa'*Z, 'fro')^2)/dfs(t);
    end
end
ems(abs(ems) < 1e-9*max(abs(ems(:)))) = 0;
ems(:, end) = 1;
ms = ss./dfs;
mse = sse/df;
[below, dfbelow] = deal(repmat(mse, m, 1), repmat(df, m, 1));
parts = zeros(m, m + 1);
parts(:, end) = 1;
if any(isRandom)
    from = [find(isRandom); m + 1];
    squares = [ms; mse];
    freedom = [dfs; df];
    for t = 1:m
        wanted = ems(t, from);
        wanted(from == t) = 0;
        share = wanted/ems(from, from);
        share(abs(share) < 1e-9) = 0;
        parts(t, from) = share;
        below(t) = share*squares(from);
        dfbelow(t) = below(t)^2/sum((share'.*squares(from)).^2./freedom(from));
    end
end
F = ms./below;
p = fcdf(1./F, dfbelow, dfs);
p(isnan(F)) = NaN;
sources = cell(m, 1);
for t = 1:m, sources{t} = strjoin(arrayfun(@(k) named(k, names, nested), find(terms(t, :)), 'UniformOutput', false), '*'); end
total = sum((y - mean(y)).^2);
tbl = [{'Source', 'Sum Sq.', 'd.f.', 'Singular?', 'Mean Sq.', 'F', 'Prob>F'}; ...
    sources, num2cell([ss dfs zeros(m, 1) ms F p]); {'Error', sse, df, 0, mse, [], []; 'Total', total, n - 1, 0, [], [], []}];
stats = struct('source', 'anovan', 'resid', [], 'coeffs', [], 'rtnames', {{}}, 'terms', terms, 'nlevels', max(level, [], 1)', 'dfe', df, 'mse', mse, 'varnames', {names'}, 'grpnames', {labels'}, 'level', level, 'y', y);
if any(isRandom)
    [tbl, stats] = withRandom(tbl, stats, struct('random', isRandom, 'ems', ems, 'parts', parts, 'below', below, 'dfbelow', dfbelow, 'ms', ms, 'dfs', dfs, ...
        'mse', mse, 'df', df, 'alpha', o.alpha, 'sources', {sources}));
end
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

function C = codedFactor(g, continuous, outer)
if continuous, C = g; return, end
if ~isempty(outer)
    % Contrasts of the levels within each cell of what the factor is nested in.
    [~, ~, cells] = unique(outer, 'rows');
    C = zeros(numel(g), 0);
    for c = 1:max(cells)
        [~, ~, h] = unique(g(cells == c));
        B = zeros(numel(g), max(h) - 1);
        B(cells == c, :) = codedFactor(h, false, []);
        C = [C B];
    end
    return
end
k = max(g);
C = double(g == 1:k - 1) - double(g == k);
end

function name = named(k, names, nested)
name = names{k};
if any(nested(k, :)), name = [name '(' strjoin(names(nested(k, :)), ',') ')']; end
end

function Z = cellsOf(levels)
[~, ~, cells] = unique(levels, 'rows');
Z = double(cells == 1:max(cells));
end

function [tbl, stats] = withRandom(tbl, stats, s)
% The columns of a table with random terms.
m = numel(s.dfs);
from = [find(s.random); m + 1];
squares = [s.ms; s.mse];
names = [s.sources; {'Error'}];
variances = s.ems(from, from)\squares(from);
[kind, expected, defined] = deal(cell(m + 1, 1));
[lower, upper] = deal(NaN(m + 1, 1));
estimates = NaN(m + 1, 1);
estimates(from) = variances;
a = s.alpha/2;
for t = 1:m + 1
    random = t > m || s.random(t);
    if random, kind{t} = 'random'; else, kind{t} = 'fixed'; end
    text = {};
    if ~random, text{1} = ['Q(' names{t} ')']; end
    for r = from'
        if s.ems(t, r) == 0 || (t > m && r <= m), continue, end
        text{end + 1} = [factorText(s.ems(t, r)) 'V(' names{r} ')'];
    end
    expected{t} = strjoin(text, '+');
    if t > m
        lower(t) = s.df*s.mse/chi2inv(1 - a, s.df);
        upper(t) = s.df*s.mse/chi2inv(a, s.df);
        continue
    end
    text = '';
    for r = find(s.parts(t, :))
        sign = '+';
        if s.parts(t, r) < 0, sign = '-'; end
        if isempty(text) && sign == '+', sign = ''; end
        text = [text sign factorText(abs(s.parts(t, r))) 'MS(' names{r} ')'];
    end
    defined{t} = text;
    if random
        own = s.ems(t, t);
        lower(t) = max(0, s.dfs(t)*(s.ms(t) - s.below(t)*finv(1 - a, s.dfs(t), s.dfbelow(t)))/(own*chi2inv(1 - a, s.dfs(t))));
        upper(t) = max(0, s.dfs(t)*(s.ms(t) - s.below(t)*finv(a, s.dfs(t), s.dfbelow(t)))/(own*chi2inv(a, s.dfs(t))));
    end
end
rest = repmat({[]}, m + 1, 3);
rest(1:m, :) = [num2cell([s.below s.dfbelow]) defined(1:m)];
bounds = repmat({[]}, m + 1, 3);
bounds(from, :) = num2cell([estimates(from) lower(from) upper(from)]);
more = [{'Type', 'Expected MS', 'MS denom', 'd.f. denom', 'Denom. defn.', 'Var. est.', 'Var. lower bnd', 'Var. upper bnd'}; kind expected rest bounds; repmat({[]}, 1, 8)];
tbl = [tbl more];
stats.ems = s.ems;
stats.denom = s.parts;
stats.dfdenom = s.dfbelow;
stats.msdenom = s.below;
stats.varest = variances;
stats.varci = [lower(from) upper(from)];
stats.txtdenom = defined(1:m);
stats.txtems = expected;
stats.rtnames = names(from);
end

function text = factorText(x)
% 3 before its term; nothing for 1.
text = '';
if abs(x - 1) > 1e-9, text = [sprintf('%.4g', x) '*']; end
end

function [sse, df, Q] = left(y, blocks, in)
A = [ones(numel(y), 1) blocks{in}];
[Q, R, ~] = qr(A, 0);
r = nnz(abs(diag(R)) > max(size(A))*eps(max(abs(R(1)), 1)));
Q = Q(:, 1:r);
sse = sum((y - Q*(Q'*y)).^2);
df = numel(y) - r;
end
