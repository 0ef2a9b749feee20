% SPDX-License-Identifier: Apache-2.0
function model = fitlme(T, formula, varargin)
% A linear model with random effects of groups: fitlme(T, 'y ~ x + (1 | g)') of a table, random intercepts (1 | g), slopes with them (x | g) or without
% (x - 1 | g), groups of two variables g:h, several terms. Options: FitMethod ('ML' or 'REML'), CovariancePattern ('FullCholesky', 'Diagonal' or 'Isotropic', or a cell
% of them, one a term), Exclude, Weights, CategoricalVars. Functions: fixedEffects, randomEffects, covarianceParameters, fitted, residuals, response, predict,
% coefCI, compare (the likelihood ratio of two models), designMatrix. Properties: Coefficients, CoefficientCovariance, LogLikelihood, ModelCriterion, MSE, Rsquared, ...
% The deviance is profiled as in D. Bates and others, J. Stat. Software 67 (2015); degrees of freedom are rows less coefficients.
% Example: T = table([1 2 4 5 9 8]', [1 1 2 2 3 3]', 'VariableNames', {'y', 'g'}); m = fitlme(T, 'y ~ 1 + (1 | g)'); b = fixedEffects(m)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~istable(T), error('stats:LinearMixedModel:BadTable', 'The first argument must be a table.'); end
o = struct('FitMethod', 'ML', 'CovariancePattern', 'FullCholesky', 'Exclude', [], 'Weights', [], 'CategoricalVars', [], 'Optimizer', '', 'OptimizerOptions', [], ...
    'StartMethod', 'default', 'Verbose', false, 'CheckHessian', false, 'DummyVarCoding', 'reference');
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o), 'fitlme')) = varargin{k + 1}; end
o.FitMethod = validatestring(o.FitMethod, {'ML', 'REML'}, 'fitlme', 'FitMethod');
formula = char(formula);
if ~contains(formula, '~'), error('stats:classreg:regr:LinearFormula:BadFormula', 'Unable to understand the character vector or string scalar ''%s''.', formula); end
response = strtrim(extractBefore(formula, '~'));
right = extractAfter(formula, '~');
pieces = regexp(right, '\(([^()|]+)\|([^()]+)\)', 'tokens');
fixed = strtrim(regexprep(right, '\([^()|]+\|[^()]+\)', ''));
fixed = regexprep(fixed, '\+\s*(?=(\+|$))', '');
fixed = strtrim(regexprep(strtrim(fixed), '^\+', ''));
if isempty(fixed), fixed = '1'; end
spec = struct('Intercept', true, 'CategoricalVars', {o.CategoricalVars});
m = tableModel(T, [response ' ~ ' fixed], spec);
X = x2fx(m.X, m.terms);
y = m.y;
used = all(isfinite(X), 2) & isfinite(y);
used(o.Exclude) = false;
terms = cell(1, numel(pieces));
patterns = o.CovariancePattern;
if ~iscell(patterns), patterns = repmat({patterns}, 1, numel(pieces)); end
for k = 1:numel(pieces)
    r = tableModel(T, [response ' ~ ' strtrim(pieces{k}{1})], spec);
    t = struct('Z', x2fx(r.X, r.terms), 'names', {coefficientNames(r.terms, r.names)}, 'base', {r.base}, 'terms', r.terms, 'group', strtrim(pieces{k}{2}), 'levels', {{}}, 'g', [], ...
        'pattern', validatestring(patterns{k}, {'FullCholesky', 'Diagonal', 'Isotropic'}, 'fitlme', 'CovariancePattern'));
    labels = groupLabels(T, t.group);
    used = used & ~cellfun(@isempty, labels) & all(isfinite(t.Z), 2);
    t.labels = labels;
    terms{k} = t;
end
for k = 1:numel(terms), [terms{k}.levels, ~, terms{k}.g] = unique(terms{k}.labels(used)); end
w = ones(nnz(used), 1);
if ~isempty(o.Weights), w = double(o.Weights(used)); w = w(:)/mean(w); end
data = struct('X', X(used, :), 'y', y(used), 'root', sqrt(w), 'n', nnz(used), 'p', size(X, 2), 'reml', strcmp(o.FitMethod, 'REML'));
model = mixedObject(data, terms, m, used, strtrim(formula), o.FitMethod);
end
