% SPDX-License-Identifier: Apache-2.0
function model = fitglm(X, y, varargin)
% A generalised linear model of y by the columns of X, or of a table's last variable by the others or by a formula, fitglm(T, 'y ~ a + b'). Options: Distribution ('normal', 'binomial',
% 'poisson', 'gamma', 'inverse gaussian'), Link, Weights, Offset, Intercept, BinomialSize, VarNames, CategoricalVars, PredictorVars, ResponseVar. The model has Coefficients (a table of Estimate, SE, tStat, pValue), Deviance,
% DFE, Dispersion, Fitted, Residuals, Diagnostics, LogLikelihood, ModelCriterion, Rsquared, Formula, Variables; predict, feval, random, coefCI, coefTest, devianceTest,
% addTerms, removeTerms and plotResiduals take it.
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
options = args;
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
offset = o.Offset(:).*ones(size(A, 1), 1);
if ~isempty(o.Weights), weights = double(o.Weights(:)); else, weights = ones(size(A, 1), 1); end
without = extra;
if ~isempty(o.Weights), without{2} = weights(good); end
[b0, none] = glmfit(ones(nnz(good), 1), y(good, :), distribution, 'link', link, 'offset', offset(good), 'constant', 'off', without{:});
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
r.Formula = formulaObject(m, link);
r.VariableNames = all_';
r.NumVariables = numel(all_);
r.Distribution = struct('Name', distribution);
r.DFE = stats.dfe;
r.Deviance = deviance;
r.Dispersion = stats.s^2;
r.DispersionEstimated = logical(stats.estdisp);
[to, slope, back] = linkFunctions('fitglm', link);
r.Link = struct('Name', link, 'Link', to, 'Derivative', slope, 'Inverse', back);
eta = A*b + offset;
mu = back(eta);
mu0 = back(b0 + offset);
trials = ones(size(mu));
if size(y, 2) == 2, trials = y(:, 2); end
share = y(:, 1)./trials;
r.Fitted = table(trials.*mu, eta, 'VariableNames', {'Response', 'LinearPredictor'});
if strcmp(distribution, 'binomial'), r.Fitted.Probability = mu; end
w = weights.*trials;
switch distribution
    case 'normal', [v, anscombe] = deal(ones(size(mu)), share - mu);
    case 'binomial', [v, anscombe] = deal(mu.*(1 - mu), beta(2/3, 2/3)*(betainc(share, 2/3, 2/3) - betainc(mu, 2/3, 2/3))./((mu.*(1 - mu)).^(1/6)./sqrt(trials)));
    case 'poisson', [v, anscombe] = deal(mu, 1.5*(share.^(2/3) - mu.^(2/3))./mu.^(1/6));
    case 'gamma', [v, anscombe] = deal(mu.^2, 3*(share.^(1/3) - mu.^(1/3))./mu.^(1/3));
    otherwise, [v, anscombe] = deal(mu.^3, (log(share) - log(mu))./mu);
end
pearson = sqrt(w).*(share - mu)./sqrt(v);
byDeviance = NaN(size(mu));
byDeviance(good) = stats.residd;
r.Residuals = table(trials.*(share - mu), (share - mu).*slope(mu), pearson, anscombe, byDeviance, 'VariableNames', {'Raw', 'LinearPredictor', 'Pearson', 'Anscombe', 'Deviance'});
% The working least squares, of which the leverages are.
root = sqrt(w./(slope(mu).^2.*v));
leverage = NaN(size(mu));
[Q, ~] = qr(root(good).*A(good, :), 0);
leverage(good) = sum(Q.^2, 2);
r.Diagnostics = table(leverage, pearson.^2.*leverage./(numel(b)*r.Dispersion*(1 - leverage).^2), 'VariableNames', {'Leverage', 'CooksDistance'});
[response, wg] = deal(y(good, 1), weights(good));
centre = sum(wg.*response)/sum(wg);
r.SSE = sum(wg.*(response - r.Fitted.Response(good)).^2);
r.SST = sum(wg.*(response - centre).^2);
r.SSR = sum(wg.*(r.Fitted.Response(good) - centre).^2);
n = nnz(good);
k = numel(b);
l = logLikelihood(distribution, y(good, 1), mu(good), trials(good), wg, r.Dispersion);
l0 = logLikelihood(distribution, y(good, 1), mu0(good), trials(good), wg, r.Dispersion);
r.LogLikelihood = l;
r.ModelCriterion = struct('AIC', 2*k - 2*l, 'AICc', 2*k - 2*l + 2*k*(k + 1)/(n - k - 1), 'BIC', k*log(n) - 2*l, 'CAIC', k*(log(n) + 1) - 2*l);
r.Rsquared = struct('Ordinary', 1 - r.SSE/r.SST, 'Adjusted', 1 - r.SSE/r.SST*(n - 1)/r.DFE, 'LLR', 1 - l/l0, 'Deviance', 1 - deviance/none, ...
    'AdjGeneralized', (1 - exp(2*(l0 - l)/n))/(1 - exp(2*l0/n)));
if ~tabular, X = [array2table(double(X), 'VariableNames', names), table(m.y(:, 1), 'VariableNames', {m.response})]; end
r.Variables = X;
excluded = false(size(mu));
excluded(o.Exclude) = true;
r.ObservationInfo = table(weights, excluded, ~good & ~excluded, good, 'VariableNames', {'Weights', 'Excluded', 'Missing', 'Subset'}, 'RowNames', X.Properties.RowNames);
r.Offset = o.Offset;
r.Steps = [];
estimated = r.DispersionEstimated;
s = struct('terms', m.terms, 'predictors', size(m.X, 2), 'intercept', m.intercept, 'base', {m.base}, 'formula', modelText(m.over, m.predictors, true), 'matrix', ~tabular, 'all', {setdiff(all_, {m.response}, 'stable')}, 'link', link, 'distribution', title(distribution), ...
    'estimated', estimated, 'statistic', none - deviance, 'none', none, 'over', m.over, 'given', {options}, 'y', m.y);
model = makeObject('GeneralizedLinearModel', r, s, struct('display', @showModel, 'disp', @(m) showModel(m), 'isempty', @(m) false, 'predict', @predictGeneral, 'feval', @modelValue, ...
    'coefCI', @coefCI, 'coefTest', @coefTest, 'plotResiduals', @plotModelResiduals, ...
    'devianceTest', @devianceTest, 'random', @randomResponse, 'addTerms', @(m, terms) refit(m, changedFormula(m, terms, true)), 'removeTerms', @(m, terms) refit(m, changedFormula(m, terms, false)), 'compact', @(m) m));
end

function t = title(t)
t = regexprep(t, '(^|\s)(\w)', '$1${upper($2)}');
end

function [mu, ci] = predictGeneral(model, X, varargin)
s = objectState(model);
if nargin < 2, X = model.Variables; end
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

function l = logLikelihood(distribution, y, mu, trials, w, dispersion)
switch distribution
    case 'normal', l = -((y - mu).^2/dispersion + log(2*pi*dispersion))/2;
    case 'binomial', l = log(binopdf(round(y), trials, mu));
    case 'poisson', l = y.*log(mu) - mu - gammaln(y + 1);
    case 'gamma', l = log(gampdf(y, 1/dispersion, mu*dispersion));
    otherwise, l = (-log(2*pi*dispersion) - 3*log(y) - (y - mu).^2./(dispersion*mu.^2.*y))/2;
end
l = sum(w.*l);
end

function tbl = devianceTest(model)
% The model against the one of a constant alone.
s = objectState(model);
k = model.NumEstimatedCoefficients - 1;
left = model.ResponseName;
if ~strcmp(s.link, 'identity'), left = sprintf('%s(%s)', s.link, left); end
dfe = [model.DFE + k; model.DFE];
if s.estimated
    statistic = s.statistic/k/model.Dispersion;
    [name, p] = deal('FStat', fcdf(statistic, k, model.DFE, 'upper'));
else
    statistic = s.statistic;
    [name, p] = deal('chi2Stat', gammainc(statistic/2, k/2, 'upper'));
end
tbl = table([s.none; model.Deviance], dfe, [NaN; statistic], [NaN; p], 'VariableNames', {'Deviance', 'DFE', name, 'pValue'}, 'RowNames', {[left ' ~ 1'], [left ' ~ ' s.formula]});
end

function model = refit(model, formula)
s = objectState(model);
keep = true(size(s.given));
at = 2*find(ismember(lower(s.given(1:2:end)), {'varnames', 'predictorvars', 'intercept', 'responsevar'}));
keep([at - 1, at]) = false;
if s.matrix
    X = model.Variables{:, s.all};
    model = fitglm(X, s.y, formula, s.given{keep}, 'VarNames', [s.all {model.ResponseName}]);
else
    model = fitglm(model.Variables, formula, s.given{keep});
end
end

function y = randomResponse(model, varargin)
s = objectState(model);
if isempty(varargin), varargin = {model.Variables}; end
mu = predictGeneral(model, varargin{:});
phi = model.Dispersion;
switch model.Distribution.Name
    case 'normal', y = normrnd(mu, sqrt(phi));
    case 'binomial', y = binornd(1, mu);
    case 'poisson', y = poissrnd(mu);
    case 'gamma', y = gamrnd(1/phi, mu*phi);
    otherwise, error('stats:GeneralizedLinearModel:NoRandom', 'There are no random responses of the distribution ''%s''.', lower(s.distribution));
end
end
