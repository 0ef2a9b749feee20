% SPDX-License-Identifier: Apache-2.0
function tbl = anova(model, kind, sstype)
% The analysis of variance of a model of fitlm as a table, a row each term: what it explains beside all terms that do not contain it, with F against the error. anova(model, 'summary') is of the
% whole model; anova(model, 'component', type) of sums of squares 1 (in order), 2, 3 or 'h' (beside all terms that do not contain it, unless said).
% Example: t = anova(fitlm((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(model, 'LinearModel')
    error('MATLAB:UndefinedFunction', 'Undefined function ''anova'' for input arguments of type ''%s''.', class(model));
end
if nargin < 2 || isempty(kind), kind = 'component'; end
kind = validatestring(kind, {'components', 'summary'}, 'anova', 'ANOVATYPE');
if nargin < 3 || isempty(sstype), sstype = 'h'; end
sstype = char(string(sstype));
if ~any(strcmp(sstype, {'1', '2', '3', 'h'}))
    error('stats:anovan:BadSumSquares', 'The sum of squares type must be 1, 2, 3, or ''h''.');
end
s = objectState(model);
if strcmp(kind, 'summary'), tbl = summaryOf(model, s); return, end
names = model.PredictorNames;
owner = 1:size(s.terms, 2);
if ~isempty(s.base)
    names = cellfun(@(b) b.variable, s.base, 'UniformOutput', false);
    [names, ~, owner] = unique(names, 'stable');
end
% Columns of categories of one variable are one term.
over = zeros(size(s.terms, 1), max([owner(:); 0]));
for k = 1:size(over, 2), over(:, k) = max(s.terms(:, owner == k), [], 2); end
[kinds, ~, term] = unique(over, 'rows', 'stable');
% The normal equations, of which the coefficients and their covariance tell.
known = diag(model.CoefficientCovariance) > 0;
G = zeros(numel(known));
G(known, known) = inv(model.CoefficientCovariance(known, known)/model.MSE);
g = G*model.Coefficients.Estimate;
categories = false(1, max([owner(:); 0]));
for k = 1:numel(s.base), categories(owner(k)) = ~isempty(s.base{k}.levels); end
if sstype == '3' && any(categories)
    % Categories as differences from their mean.
    B = modelColumns(s, model.Variables);
    for k = find(categories), B(:, owner == k) = B(:, owner == k) - (1 - sum(B(:, owner == k), 2)); end
    used = model.ObservationInfo.Subset;
    A = x2fx(B(used, :), s.terms);
    w = model.ObservationInfo.Weights(used);
    y = double(model.Variables.(model.ResponseName));
    G = A'*(w.*A);
    g = A'*(w.*y(used));
end
rows = find(any(kinds, 2))';
m = numel(rows);
[ss, df] = deal(zeros(m, 1));
labels = cell(1, m + 1);
for k = 1:m
    own = kinds(rows(k), :);
    switch sstype
        case '1', holds = (1:size(kinds, 1))' >= rows(k);
        case '2', holds = all(kinds >= own, 2) & all(kinds(:, ~categories) == own(~categories), 2);
        case '3', holds = (1:size(kinds, 1))' == rows(k);
        otherwise, holds = all(kinds >= own, 2);
    end
    rest = known & ~holds(term);
    both = known & (~holds(term) | term == rows(k));
    ss(k) = explained(G, g, both) - explained(G, g, rest);
    df(k) = nnz(both) - nnz(rest);
    parts = {};
    for j = find(own)
        parts{end + 1} = names{j};
        if own(j) > 1, parts{end} = sprintf('%s^%d', names{j}, own(j)); end
    end
    labels{k} = strjoin(parts, ':');
end
labels{end} = 'Error';
ms = ss./df;
F = ms/model.MSE;
p = fcdf(F, df, model.DFE, 'upper');
tbl = table([ss; model.SSE], [df; model.DFE], [ms; model.MSE], [F; 1], [p; 0.5], 'VariableNames', {'SumSq', 'DF', 'MeanSq', 'F', 'pValue'}, 'RowNames', labels);
end

function s = explained(G, g, in)
s = 0;
if any(in), s = g(in)'*(G(in, in)\g(in)); end
end

function tbl = summaryOf(model, s)
% The whole model, its terms of higher orders, and the error apart by observations of the same predictors.
n = model.NumObservations;
k = model.NumEstimatedCoefficients;
used = model.ObservationInfo.Subset;
w = model.ObservationInfo.Weights(used);
y = double(model.Variables.(model.ResponseName));
y = y(used);
B = modelColumns(s, model.Variables(used, :));
labels = {'Total', 'Model'};
ss = [model.SST; model.SSR];
df = [n - 1; k - 1];
linear = sum(s.terms, 2) <= 1;
if ~all(linear)
    A = sqrt(w).*x2fx(B, s.terms(linear, :));
    rest = sqrt(w).*y;
    rest = sum((rest - A*(A\rest)).^2);
    labels = [labels, {'. Linear', '. Nonlinear'}];
    ss = [ss; model.SST - rest; rest - model.SSE];
    df = [df; rank(A) - 1; k - rank(A)];
end
e = numel(ss) + 1;
against = [0; e*ones(e - 2, 1); 0];
labels{e} = 'Residual';
ss(e) = model.SSE;
df(e) = model.DFE;
[~, ~, group] = unique(B, 'rows');
groups = max([group(:); 0]);
if groups < n && groups > k
    centre = accumarray(group, w.*y)./accumarray(group, w);
    pure = sum(w.*(y - centre(group)).^2);
    labels = [labels, {'. Lack of fit', '. Pure error'}];
    ss = [ss; model.SSE - pure; pure];
    df = [df; groups - k; n - groups];
    against = [against; e + 2; 0];
end
ms = ss./df;
[F, p] = deal(NaN(size(ss)));
at = against > 0;
F(at) = ms(at)./ms(against(at));
p(at) = fcdf(F(at), df(at), df(against(at)), 'upper');
tbl = table(ss, df, ms, F, p, 'VariableNames', {'SumSq', 'DF', 'MeanSq', 'F', 'pValue'}, 'RowNames', labels);
end
