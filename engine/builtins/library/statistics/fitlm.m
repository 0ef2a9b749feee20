% SPDX-License-Identifier: Apache-2.0
function model = fitlm(X, y, varargin)
% A linear regression model of y by the columns of X, or of a table's last variable by the others or by a formula, fitlm(T, 'y ~ a + b*c'): fitlm(X, y, spec) with 'linear' (the default), 'constant', 'interactions',
% 'purequadratic', 'quadratic', 'poly' and a degree for each predictor, a formula or a matrix of powers. Options: Intercept (true), Weights, VarNames, PredictorVars, ResponseVar, CategoricalVars, Exclude,
% RobustOpts ('off', 'on' or a weight function of robustfit). The model has Coefficients
% (a table of Estimate, SE, tStat, pValue), CoefficientNames, CoefficientCovariance, Fitted, Residuals, Rsquared, RMSE, MSE, DFE, SSE, SSR, SST,
% LogLikelihood, ModelCriterion, Diagnostics (Residuals and these are tables), Formula, Variables, ObservationInfo; predict, feval, random, coefCI, coefTest, anova, dwtest,
% addTerms, removeTerms, step, plot, plotResiduals and plotDiagnostics take it.
% Example: m = fitlm((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1]); b = m.Coefficients.Estimate
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
matrix = ~istabular(X);
if ~matrix
    if nargin > 1, args = [{y} args]; end
elseif nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
spec = 'linear';
if mod(numel(args), 2) == 1
    spec = args{1};
    args(1) = [];
    if isstring(spec), spec = char(spec); end
end
o = struct('Intercept', true, 'Weights', [], 'VarNames', {{}}, 'PredictorVars', [], 'Exclude', [], 'ResponseVar', '', 'CategoricalVars', [], 'RobustOpts', 'off');
for k = 1:2:numel(args)
    o.(validatestring(args{k}, fieldnames(o), 'fitlm')) = args{k + 1};
end
if matrix, [X, o] = tableOf(X, y, o); end
kinds = {'constant', 'linear', 'interactions', 'purequadratic', 'quadratic'};
if ~isnumeric(spec) && ~contains(spec, '~') && isempty(regexp(spec, '^poly\d+$', 'once')), spec = validatestring(spec, kinds, 'fitlm', 'MODELSPEC'); end
if isempty(o.Weights), o.Weights = ones(height(X), 1); end
if numel(o.Weights) ~= height(X)
    error('stats:classreg:regr:FitObject:BadWeightsValue', 'Weights must be a vector of nonnegative values with length equal to the number of observations, %d.', height(X));
end
model = fitted(X, spec, o, matrix);
end

function [T, o] = tableOf(X, y, o)
% The predictors and the response of matrices as a table.
if ~(isnumeric(X) || islogical(X)) || ~(isnumeric(y) || islogical(y))
    error('stats:LinearModel:BadXY', 'Predictors and response must be numeric arrays.');
end
y = double(y(:));
if isvector(X) && numel(X) == numel(y), X = X(:); end
if size(X, 1) ~= numel(y)
    error('stats:classreg:regr:FitObject:PredictorResponseMismatch', ...
        'The predictor matrix X and the response vector y must have the same number of rows.');
end
d = size(X, 2);
names = [compose('x%d', 1:d), {'y'}];
if ~isempty(o.ResponseVar), names{end} = char(o.ResponseVar); end
if ~isempty(o.VarNames)
    if numel(o.VarNames) ~= d + 1
        error('stats:classreg:regr:FitObject:BadVarNames', 'VarNames must have a name for each predictor and the response.');
    end
    names = reshape(cellstr(o.VarNames), 1, []);
end
T = [array2table(double(X), 'VariableNames', names(1:d)), table(y, 'VariableNames', names(end))];
o.ResponseVar = names{end};
end

function model = fitted(T, spec, o, matrix)
m = tableModel(T, spec, o);
[X, y, terms, predictors] = deal(m.X, m.y, m.terms, m.names);
o.Intercept = m.intercept;
missing = any(~isfinite(X), 2) | ~isfinite(y) | ~isfinite(o.Weights(:));
excluded = false(size(y));
excluded(o.Exclude) = true;
used = ~missing & ~excluded;
A = x2fx(X, terms);
o.Weights = double(o.Weights(:));
W = sqrt(o.Weights);
[n, p] = deal(nnz(used), size(A, 2));
[robust, W0] = deal([], W);
if ~isequal(o.RobustOpts, 'off') && ~isempty(o.RobustOpts), [robust, W] = robustWeights(A, y, W, used, o.RobustOpts); end
Aw = A(used, :).*W(used); yw = y(used).*W(used);
[Q, R, order] = qr(Aw, 0);
rank = nnz(abs(diag(R)) > max(size(Aw))*eps(max(abs(diag(R)))));
if rank < p
    warning('stats:LinearModel:RankDefDesignMat', ...
        'Regression design matrix is rank deficient to within machine precision.');
end
keep = order(1:rank);
b = zeros(p, 1);
b(keep) = R(1:rank, 1:rank)\(Q(:, 1:rank)'*yw);
estimate = A*b;
residual = y - estimate;
dfe = n - rank;
sse = sum((W(used).*residual(used)).^2);
mse = sse/dfe;
if ~isempty(robust)
    mse = robust.s^2;
    sse = mse*dfe;
    W = W0;
    [Q, R0] = qr(A(used, keep).*W(used), 0);
    R(1:rank, 1:rank) = R0;
end
inverse = R(1:rank, 1:rank)\eye(rank);
C = zeros(p);
C(keep, keep) = mse*(inverse*inverse');
w2 = W(used).^2;
centre = sum(w2.*y(used))/sum(w2);
sst = sum(w2.*(y(used) - centre).^2);
se = sqrt(diag(C));
se(setdiff(1:p, keep)) = 0;
t = b./se;
r = struct();
r.CoefficientNames = coefficientNames(terms, predictors);
r.Coefficients = table(b, se, t, 2*tcdf(-abs(t), dfe), 'VariableNames', {'Estimate', 'SE', 'tStat', 'pValue'}, 'RowNames', r.CoefficientNames);
r.CoefficientCovariance = C;
r.NumCoefficients = p;
r.NumEstimatedCoefficients = rank;
r.NumObservations = n;
r.NumPredictors = numel(m.predictors);
r.NumVariables = width(T);
r.PredictorNames = m.predictors';
r.ResponseName = m.response;
r.VariableNames = T.Properties.VariableNames';
r.Variables = T;
r.Formula = formulaObject(m);
r.ObservationInfo = table(o.Weights, excluded, missing, used, 'VariableNames', {'Weights', 'Excluded', 'Missing', 'Subset'}, 'RowNames', T.Properties.RowNames);
r.ObservationNames = T.Properties.RowNames;
r.Robust = robust;
r.Steps = [];
r.DFE = dfe;
r.SSE = sse; r.SSR = sum(w2.*(estimate(used) - centre).^2); r.SST = sst;
if o.Intercept && isempty(robust), r.SSR = sst - sse; end
r.MSE = mse; r.RMSE = sqrt(mse);
ordinary = 1 - sse/sst;
r.Rsquared = struct('Ordinary', ordinary, 'Adjusted', 1 - (sse/dfe)/(sst/(n - 1)));
r.Fitted = estimate;
leverage = NaN(size(y));
leverage(used) = sum(Q(:, 1:rank).^2, 2);
standard = W.*residual./sqrt(mse*(1 - leverage));
without = (sse - (W.*residual).^2./(1 - leverage))/(dfe - 1);
studentized = W.*residual./sqrt(without.*(1 - leverage));
r.Residuals = table(residual, W.*residual/sqrt(mse), studentized, standard, 'VariableNames', {'Raw', 'Pearson', 'Studentized', 'Standardized'});
% What each coefficient would change by without an observation, in its standard deviations then.
changes = zeros(numel(y), p);
changes(~used, :) = NaN;
changes(used, keep) = (Q(:, 1:rank)*inverse').*(W(used).*residual(used)./(1 - leverage(used)))./(sqrt(without(used)).*sqrt(diag(inverse*inverse')'));
r.Diagnostics = table(leverage, standard.^2.*leverage./((1 - leverage)*rank), studentized.*sqrt(leverage./(1 - leverage)), without, (without/mse).^rank./(1 - leverage), changes, ...
    'VariableNames', {'Leverage', 'CooksDistance', 'Dffits', 'S2_i', 'CovRatio', 'Dfbetas'});
l = -n/2*(log(2*pi*sse/n) + 1) + sum(log(w2))/2;
r.LogLikelihood = l;
k = rank;
r.ModelCriterion = struct('AIC', 2*k - 2*l, 'AICc', 2*k - 2*l + 2*k*(k + 1)/(n - k - 1), 'BIC', k*log(n) - 2*l, ...
    'CAIC', k*(log(n) + 1) - 2*l);
all_ = setdiff(r.VariableNames', {m.response}, 'stable');
if matrix && ~isempty(o.PredictorVars), all_ = T(1:0, o.PredictorVars).Properties.VariableNames; end
s = struct('terms', terms, 'intercept', o.Intercept, 'base', {m.base}, 'formula', modelText(m.over, m.predictors, true), 'matrix', matrix, 'all', {all_}, 'over', m.over, ...
    'options', o);
methods = struct('display', @showModel, 'disp', @(m) showModel(m), 'isempty', @(m) false, 'predict', @predict, 'feval', @modelValue, 'coefCI', @coefCI, 'coefTest', @coefTest, ...
    'anova', @anova, 'random', @randomResponse, 'dwtest', @durbinWatson, 'addTerms', @(m, terms) refit(m, changedFormula(m, terms, true)), 'removeTerms', @(m, terms) refit(m, changedFormula(m, terms, false)), ...
    'step', @stepped, 'plot', @modelPlot, 'plotResiduals', @plotModelResiduals, 'plotDiagnostics', @plotModelDiagnostics, 'compact', @(m) m, 'plotAdded', @(m) modelPlot(m));
model = makeObject('LinearModel', r, s, methods);
end

function [info, W] = robustWeights(A, y, W, used, options)
% The weights of iteratively reweighted least squares.
[kind, tune] = deal('bisquare', []);
if isstruct(options)
    if isfield(options, 'RobustWgtFun'), kind = options.RobustWgtFun; end
    if isfield(options, 'Tune'), tune = options.Tune; end
elseif ~strcmp(options, 'on')
    kind = options;
end
if isstring(kind), kind = char(kind); end
[~, stats] = robustfit(A(used, :).*W(used), y(used).*W(used), kind, tune, 'off');
w = NaN(size(y));
w(used) = stats.w;
info = struct('RobustWgtFun', kind, 'Tune', tune, 'Weights', w, 's', stats.s);
W(used) = W(used).*sqrt(stats.w);
end

function y = randomResponse(model, varargin)
mu = predict(model, varargin{:});
y = mu + model.RMSE*randn(size(mu));
end

function [p, dw] = durbinWatson(model, varargin)
% Of the residuals in the order of the observations.
s = objectState(model);
used = model.ObservationInfo.Subset;
[p, dw] = dwtest(model.Residuals.Raw(used), x2fx(modelColumns(s, model.Variables(used, :)), s.terms), varargin{:});
end

function model = refit(model, formula)
s = objectState(model);
s.options.Intercept = true;
model = fitted(model.Variables, formula, s.options, s.matrix);
end

function model = stepped(model, varargin)
% As stepwiselm does from the terms of the model.
s = objectState(model);
next = stepwiselm(model.Variables, [model.ResponseName ' ~ ' formulaText(s.over, model.PredictorNames')], 'ResponseVar', model.ResponseName, 'NSteps', 1, varargin{:});
t = objectState(next);
model = refit(model, [model.ResponseName ' ~ ' formulaText(t.over, next.PredictorNames')]);
end
