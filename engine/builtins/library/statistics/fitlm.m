% SPDX-License-Identifier: Apache-2.0
function model = fitlm(X, y, varargin)
% A linear regression model of y by the columns of X, or of a table's last variable by the others or by a formula, fitlm(T, 'y ~ a + b*c'): fitlm(X, y, spec) with 'linear' (the default), 'constant', 'interactions',
% 'purequadratic' or 'quadratic'. Options: Intercept (true), Weights, VarNames, PredictorVars, ResponseVar, CategoricalVars, Exclude. The model has Coefficients
% (a table of Estimate, SE, tStat, pValue), CoefficientNames, CoefficientCovariance, Fitted, Residuals, Rsquared, RMSE, MSE, DFE, SSE, SSR, SST,
% LogLikelihood, ModelCriterion, Diagnostics (Residuals and these are tables); predict, coefCI and coefTest take it.
% Example: m = fitlm((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1]); b = m.Coefficients.Estimate
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if istabular(X)
    if nargin < 2, model = ofTable(X, {}); else, model = ofTable(X, [{y} varargin]); end
    return
elseif nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
if ~(isnumeric(X) || islogical(X)) || ~(isnumeric(y) || islogical(y))
    error('stats:LinearModel:BadXY', 'Predictors and response must be numeric arrays.');
end
y = double(y(:));
if isvector(X) && numel(X) == numel(y), X = X(:); end
X = double(X);
if size(X, 1) ~= numel(y)
    error('stats:classreg:regr:FitObject:PredictorResponseMismatch', ...
        'The predictor matrix X and the response vector y must have the same number of rows.');
end
spec = 'linear';
args = varargin;
if mod(numel(args), 2) == 1
    spec = args{1};
    args(1) = [];
end
o = struct('Intercept', true, 'Weights', ones(size(y)), 'VarNames', {{}}, 'PredictorVars', [], 'Exclude', [], 'ResponseVar', 'y', 'CategoricalVars', []);
for k = 1:2:numel(args)
    o.(validatestring(args{k}, fieldnames(o), 'fitlm')) = args{k + 1};
end
if ~isempty(o.PredictorVars), X = X(:, o.PredictorVars); end
spec = validatestring(spec, {'constant', 'linear', 'interactions', 'purequadratic', 'quadratic'}, 'fitlm', 'MODELSPEC');
d = size(X, 2);
predictors = compose('x%d', 1:d);
response = o.ResponseVar;
if ~isempty(o.VarNames)
    if numel(o.VarNames) ~= d + 1
        error('stats:classreg:regr:FitObject:BadVarNames', 'VarNames must have a name for each predictor and the response.');
    end
    predictors = reshape(cellstr(o.VarNames(1:d)), 1, []);
    response = char(o.VarNames{d + 1});
end
model = fitted(X, y, modelTerms(spec, d, o.Intercept), predictors, response, o, {}, '', d);
end

function model = ofTable(T, args)
spec = 'linear';
if mod(numel(args), 2) == 1
    spec = char(args{1});
    args(1) = [];
end
o = struct('Intercept', true, 'Weights', ones(height(T), 1), 'VarNames', {{}}, 'PredictorVars', [], 'Exclude', [], 'ResponseVar', '', 'CategoricalVars', []);
for k = 1:2:numel(args)
    o.(validatestring(args{k}, fieldnames(o), 'fitlm')) = args{k + 1};
end
if ~contains(spec, '~'), spec = validatestring(spec, {'constant', 'linear', 'interactions', 'purequadratic', 'quadratic'}, 'fitlm', 'MODELSPEC'); end
m = tableModel(T, spec, o);
o.Intercept = m.intercept;
model = fitted(m.X, m.y, m.terms, m.names, m.response, o, m.base, modelText(m.over, m.predictors), numel(m.predictors));
end

function model = fitted(X, y, terms, predictors, response, o, base, formula, variables)
d = variables;
used = all(isfinite(X), 2) & isfinite(y) & isfinite(o.Weights(:));
used(o.Exclude) = false;
A = x2fx(X, terms);
W = sqrt(double(o.Weights(:)));
[n, p] = deal(nnz(used), size(A, 2));
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
inverse = R(1:rank, 1:rank)\eye(rank);
C = zeros(p);
C(keep, keep) = mse*(inverse*inverse');
w2 = W(used).^2;
centre = 0;
if o.Intercept, centre = sum(w2.*y(used))/sum(w2); end
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
r.NumPredictors = d;
r.NumVariables = d + 1;
r.PredictorNames = predictors';
r.ResponseName = response;
r.DFE = dfe;
r.SSE = sse; r.SSR = sst - sse; r.SST = sst;
r.MSE = mse; r.RMSE = sqrt(mse);
ordinary = 1 - sse/sst;
r.Rsquared = struct('Ordinary', ordinary, 'Adjusted', 1 - (sse/dfe)/(sst/(n - o.Intercept)));
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
m = rank;
r.ModelCriterion = struct('AIC', 2*m - 2*l, 'AICc', 2*m - 2*l + 2*m*(m + 1)/(n - m - 1), 'BIC', m*log(n) - 2*l, ...
    'CAIC', m*(log(n) + 1) - 2*l);
model = makeObject('LinearModel', r, struct('terms', terms, 'predictors', size(X, 2), 'intercept', o.Intercept, 'base', {base}, 'formula', formula), ...
    struct('display', @showModel, 'disp', @(m) showModel(m), 'isempty', @(m) false, 'predict', @predict, 'feval', @(m, varargin) predict(m, [varargin{:}]), 'coefCI', @coefCI, 'coefTest', @coefTest, 'anova', @anova));
end

function terms = modelTerms(spec, d, intercept)
terms = zeros(0, d);
if intercept, terms = zeros(1, d); end
if strcmp(spec, 'constant'), return; end
terms = [terms; eye(d)];
if any(strcmp(spec, {'interactions', 'quadratic'}))
    for i = 1:d
        for j = i + 1:d
            row = zeros(1, d);
            row([i j]) = 1;
            terms = [terms; row];
        end
    end
end
if any(strcmp(spec, {'purequadratic', 'quadratic'})), terms = [terms; 2*eye(d)]; end
end
