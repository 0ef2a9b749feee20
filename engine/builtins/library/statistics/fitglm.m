% SPDX-License-Identifier: Apache-2.0
function model = fitglm(X, y, varargin)
% A generalised linear model of y by the columns of X, or of a table's last variable by the others or by a formula, fitglm(T, 'y ~ a + b'). Options: Distribution ('normal', 'binomial',
% 'poisson', 'gamma', 'inverse gaussian'), Link, Weights, Offset, Intercept, BinomialSize, VarNames, CategoricalVars, PredictorVars, ResponseVar. The model has Coefficients (a table of Estimate, SE, tStat, pValue), Deviance,
% DFE, Dispersion, Fitted, LogLikelihood, Rsquared; predict, coefCI and coefTest take it.
% Example: m = fitglm((1:6)', [0 0 1 0 1 1]', 'Distribution', 'binomial'); b = m.Coefficients.Estimate
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
tabular = istabular(X);
if tabular
    if nargin > 1, args = [{y} args]; end
elseif nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
spec = 'linear';
if mod(numel(args), 2) == 1
    spec = args{1};
    if isstring(spec), spec = char(spec); end
    args(1) = [];
end
o = struct('Distribution', 'normal', 'Link', [], 'Weights', [], 'Offset', 0, 'Intercept', true, 'BinomialSize', [], 'VarNames', {{}}, 'CategoricalVars', [], 'PredictorVars', [], 'ResponseVar', '', 'Exclude', [], 'DispersionFlag', []);
for k = 1:2:numel(args)
    o.(validatestring(args{k}, fieldnames(o), 'fitglm')) = args{k + 1};
end
if ~isnumeric(spec) && ~contains(spec, '~') && isempty(regexp(spec, '^poly\d+$', 'once')), spec = validatestring(spec, {'constant', 'linear', 'interactions', 'purequadratic', 'quadratic'}, 'fitglm', 'MODELSPEC'); end
if tabular
    m = tableModel(X, spec, o);
else
    if ~(isnumeric(X) || islogical(X)) || ~(isnumeric(y) || islogical(y))
        error('stats:GeneralizedLinearModel:BadXY', 'Predictors and response must be numeric arrays.');
    end
    if isvector(X) && numel(X) == size(y, 1), X = X(:); end
    names = compose('x%d', 1:size(X, 2));
    response = 'y';
    if ~isempty(o.VarNames), names = reshape(cellstr(o.VarNames(1:end - 1)), 1, []); response = char(o.VarNames{end}); end
    m = tableModel([array2table(double(X), 'VariableNames', names), table(double(y(:, 1)), 'VariableNames', {response})], spec, o);
    if size(y, 2) == 2, m.y = double(y); end
end
if tabular, all_ = X.Properties.VariableNames; else, all_ = [names, {response}]; end
distribution = validatestring(o.Distribution, {'normal', 'binomial', 'poisson', 'gamma', 'inverse gaussian'}, 'fitglm');
y = m.y;
if ~isempty(o.BinomialSize), y = [y(:, 1), o.BinomialSize.*ones(size(y, 1), 1)]; end
if ~isempty(o.Exclude), m.X(o.Exclude, :) = NaN; end
A = x2fx(m.X, m.terms);
links = struct('normal', 'identity', 'binomial', 'logit', 'poisson', 'log', 'gamma', 'reciprocal', 'inverse', -2);
link = o.Link;
if isempty(link), link = links.(strtok(distribution)); end
extra = {};
if ~isempty(o.Weights), extra = {'weights', o.Weights}; end
if ~isempty(o.DispersionFlag), extra = [extra {'estdisp', o.DispersionFlag}]; end
[b, deviance, stats] = glmfit(A, y, distribution, 'link', link, 'offset', o.Offset, 'constant', 'off', extra{:});
good = ~any(isnan([A, y]), 2);
[~, none] = glmfit(ones(nnz(good), 1), y(good, :), distribution, 'link', link, 'constant', 'off', extra{:});
r = struct();
r.CoefficientNames = coefficientNames(m.terms, m.names);
r.Coefficients = table(b, stats.se, stats.t, stats.p, 'VariableNames', {'Estimate', 'SE', 'tStat', 'pValue'}, 'RowNames', r.CoefficientNames);
r.CoefficientCovariance = stats.covb;
r.NumCoefficients = numel(b);
r.NumEstimatedCoefficients = numel(b);
r.NumObservations = nnz(good);
r.NumPredictors = numel(m.predictors);
r.PredictorNames = m.predictors';
r.ResponseName = m.response;
r.Formula = formulaObject(m);
r.VariableNames = all_';
r.NumVariables = numel(all_);
r.Distribution = struct('Name', distribution);
r.Link = struct('Name', link);
r.DFE = stats.dfe;
r.Deviance = deviance;
r.Dispersion = stats.s^2;
r.Rsquared = struct('Deviance', 1 - deviance/none);
[~, ~, back] = linkFunctions('fitglm', link);
eta = A*b + o.Offset(:);
r.Fitted = table(back(eta), eta, 'VariableNames', {'Response', 'LinearPredictor'});
r.Residuals = table(y(:, 1)./max([y(:, 2:end), ones(size(y, 1), size(y, 2) == 1)], [], 2) - back(eta), 'VariableNames', {'Raw'});
estimated = any(strcmp(distribution, {'normal', 'gamma', 'inverse gaussian'}));
s = struct('terms', m.terms, 'predictors', size(m.X, 2), 'intercept', m.intercept, 'base', {m.base}, 'formula', modelText(m.over, m.predictors, true), 'matrix', ~tabular, 'all', {setdiff(all_, {m.response}, 'stable')}, 'link', link, 'distribution', title(distribution), ...
    'estimated', estimated, 'statistic', none - deviance);
model = makeObject('GeneralizedLinearModel', r, s, struct('display', @showModel, 'disp', @(m) showModel(m), 'isempty', @(m) false, 'predict', @predictGeneral, 'feval', @modelValue, ...
    'coefCI', @coefCI, 'coefTest', @coefTest, 'plotResiduals', @plotModelResiduals));
end

function t = title(t)
t = regexprep(t, '(^|\s)(\w)', '$1${upper($2)}');
end

function [mu, ci] = predictGeneral(model, X, varargin)
s = objectState(model);
X = modelColumns(s, X);
o = struct('Alpha', 0.05, 'Simultaneous', false, 'Offset', 0, 'BinomialSize', 1);
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o), 'predict')) = varargin{k + 1}; end
A = x2fx(double(X), s.terms);
eta = A*model.Coefficients.Estimate + o.Offset;
[~, ~, back] = linkFunctions('predict', s.link);
mu = back(eta);
if nargout < 2, return, end
se = sqrt(sum((A*model.CoefficientCovariance).*A, 2));
if s.estimated, factor = tinv(1 - o.Alpha/2, model.DFE); else, factor = norminv(1 - o.Alpha/2); end
ci = sort(back(eta + factor*se.*[-1 1]), 2);
end
