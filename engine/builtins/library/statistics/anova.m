% SPDX-License-Identifier: Apache-2.0
function tbl = anova(model)
% The analysis of variance of a model of fitlm as a table, a row each term: what it explains beside all terms that do not contain it, with F against the error.
% Example: t = anova(fitlm((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(model, 'LinearModel')
    error('MATLAB:UndefinedFunction', 'Undefined function ''anova'' for input arguments of type ''%s''.', class(model));
end
s = objectState(model);
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
rows = find(any(kinds, 2))';
m = numel(rows);
[ss, df] = deal(zeros(m, 1));
labels = cell(1, m + 1);
for k = 1:m
    own = kinds(rows(k), :);
    holds = all(kinds >= own, 2);
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
