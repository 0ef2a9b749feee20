% SPDX-License-Identifier: Apache-2.0
function model = fitnlm(X, varargin)
% A nonlinear regression model: fitnlm(X, y, modelfun, beta0) or of a table's last variable fitnlm(T, modelfun, beta0); modelfun is a function f(b, X)
% or a text 'y ~ b1*exp(-b2*x1)'. Options: Weights, Exclude, CoefficientNames, VarNames, PredictorVars, ResponseVar. The model has Coefficients
% (a table of Estimate, SE, tStat, pValue), CoefficientCovariance, Fitted, Residuals, Rsquared, RMSE, MSE, DFE, SSE, SSR, SST, LogLikelihood,
% ModelCriterion, Diagnostics, Formula, Variables; predict, feval, random, coefCI, coefTest and plotResiduals take it.
% Example: m = fitnlm((0:4)', [1; 0.6; 0.37; 0.22; 0.13], @(b, x) b(1)*exp(-b(2)*x), [1; 1]); b = m.Coefficients.Estimate
args = varargin;
tabular = nargin > 0 && istabular(X);
if numel(args) < 3 - tabular, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~tabular, y = args{1}; args(1) = []; end
source = X;
[fun, start] = deal(args{1:2});
args(1:2) = [];
if mod(numel(args), 2) == 1, error('stats:internal:parseArgs:WrongNumberArgs', 'Wrong number of arguments.'); end
o = struct('Weights', [], 'Exclude', [], 'CoefficientNames', {{}}, 'VarNames', {{}}, 'PredictorVars', [], 'ResponseVar', '', 'Options', [], 'ErrorModel', 'constant');
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'fitnlm')) = args{k + 1}; end
formula = ischar(fun) || isstring(fun);
if formula && ~contains(string(fun), '~'), fun = str2func(char(fun)); formula = false; end
if tabular
    names = X.Properties.VariableNames;
    response = names{end};
    if formula, response = strtrim(extractBefore(char(fun), '~')); end
    if ~isempty(o.ResponseVar), response = X(1:0, o.ResponseVar).Properties.VariableNames{1}; end
    predictors = setdiff(names, {response}, 'stable');
    if ~isempty(o.PredictorVars), predictors = X(1:0, o.PredictorVars).Properties.VariableNames; end
    if formula, predictors = predictors(cellfun(@(n) ~isempty(regexp(extractAfter(char(fun), '~'), ['\<' n '\>'], 'once')), predictors)); end
    y = X.(response);
    X = X{:, predictors};
else
    if isvector(X) && numel(X) == numel(y), X = X(:); end
    predictors = arrayfun(@(k) sprintf('x%d', k), 1:size(X, 2), 'UniformOutput', false);
    response = 'y';
    if ~isempty(o.VarNames), predictors = reshape(cellstr(o.VarNames(1:end - 1)), 1, []); response = char(o.VarNames{end}); end
end
[X, y] = deal(double(X), double(y(:)));
if size(X, 1) ~= numel(y)
    error('stats:classreg:regr:FitObject:PredictorResponseMismatch', 'The predictor matrix X and the response vector y must have the same number of rows.');
end
start = double(start(:));
p = numel(start);
coefficients = arrayfun(@(k) sprintf('b%d', k), 1:p, 'UniformOutput', false);
if formula
    [fun, text, coefficients] = ofFormula(strtrim(extractAfter(char(fun), '~')), predictors, p);
else
    if ~isempty(o.CoefficientNames), coefficients = reshape(cellstr(o.CoefficientNames), 1, []); end
    text = textOf(fun, coefficients, predictors);
end
used = all(isfinite(X), 2) & isfinite(y);
used(o.Exclude) = false;
w = ones(nnz(used), 1);
if ~isempty(o.Weights), all0 = double(o.Weights(:)); w = all0(used); end
[Xu, yu] = deal(X(used, :), y(used));
[b, ~, J, C, mse] = nlinfit(Xu, yu, fun, start, 'Weights', w);
n = numel(yu);
dfe = n - p;
if dfe <= 0, error('stats:nlinfit:NotEnoughData', 'There must be more observations than coefficients.'); end
r = struct();
r.CoefficientNames = coefficients;
se = sqrt(diag(C));
t = b./se;
r.Coefficients = table(b, se, t, 2*tcdf(-abs(t), dfe), 'VariableNames', {'Estimate', 'SE', 'tStat', 'pValue'}, 'RowNames', coefficients);
r.CoefficientCovariance = C;
[r.NumCoefficients, r.NumEstimatedCoefficients] = deal(p);
r.NumObservations = n;
r.NumPredictors = size(X, 2);
r.NumVariables = size(X, 2) + 1;
r.PredictorNames = predictors';
r.ResponseName = response;
if ~tabular, source = [array2table(X, 'VariableNames', predictors), table(y, 'VariableNames', {response})]; end
r.Variables = source;
r.VariableNames = source.Properties.VariableNames';
excluded = false(size(y));
excluded(o.Exclude) = true;
every = ones(size(y));
if ~isempty(o.Weights), every = double(o.Weights(:)); end
r.ObservationInfo = table(every, excluded, ~used & ~excluded, used, 'VariableNames', {'Weights', 'Excluded', 'Missing', 'Subset'}, 'RowNames', source.Properties.RowNames);
f = struct('ResponseName', response, 'LinearPredictor', text, 'CoefficientNames', {coefficients'}, 'PredictorNames', {predictors'}, 'NumCoefficients', p, 'ModelFun', fun);
r.Formula = makeObject('classreg.regr.NonLinearFormula', rmfield(f, 'LinearPredictor'), struct('text', [response ' ~ ' text]), ...
    struct('display', @showFormula, 'disp', @(f) fprintf('%s\n', char(f)), 'char', @(f) objectState(f).text, 'string', @(f) string(objectState(f).text), 'isempty', @(f) false));
estimate = reshape(fun(b, X), [], 1);
residual = y - estimate;
% A model that can be any constant is compared with constants, another one with zero.
root = sqrt(w);
constant = norm(root - J*(J\root)) < 1e-6*norm(root);
centre = 0;
if constant, centre = sum(w.*yu)/sum(w); end
r.DFE = dfe;
r.SSE = sum(w.*residual(used).^2);
r.SST = sum(w.*(yu - sum(w.*yu)/sum(w)).^2);
r.SSR = r.SST - r.SSE;
r.MSE = mse; r.RMSE = sqrt(mse);
r.Rsquared = struct('Ordinary', 1 - r.SSE/r.SST, 'Adjusted', 1 - (r.SSE/dfe)/(r.SST/(n - 1)));
r.Fitted = estimate;
[Q, ~] = qr(J, 0);
leverage = NaN(size(y));
leverage(used) = sum(Q.^2, 2);
whole = NaN(size(y));
whole(used) = root;
scaled = whole.*residual;
without = (r.SSE - scaled.^2./(1 - leverage))/(dfe - 1);
r.Residuals = table(residual, scaled/r.RMSE, scaled./sqrt(without.*(1 - leverage)), scaled./sqrt(mse*(1 - leverage)), 'VariableNames', {'Raw', 'Pearson', 'Studentized', 'Standardized'});
standard = r.Residuals.Standardized;
r.Diagnostics = table(leverage, standard.^2.*leverage./((1 - leverage)*p), 'VariableNames', {'Leverage', 'CooksDistance'});
l = -n/2*(log(2*pi*r.SSE/n) + 1) + sum(log(w))/2;
r.LogLikelihood = l;
r.ModelCriterion = struct('AIC', 2*p - 2*l, 'AICc', 2*p - 2*l + 2*p*(p + 1)/(n - p - 1), 'BIC', p*log(n) - 2*l, 'CAIC', p*(log(n) + 1) - 2*l);
total = sum(w.*(yu - centre).^2);
q = p - constant;
s = struct('fun', fun, 'all', {predictors}, 'formula', text, 'predictors', size(X, 2), 'constant', constant, 'F', ((total - r.SSE)/q)/mse, 'q', q);
model = makeObject('NonLinearModel', r, s, struct('display', @showNonlinear, 'disp', @(m) showNonlinear(m), 'isempty', @(m) false, 'predict', @predictNonlinear, ...
    'feval', @valueOf, 'coefCI', @coefCI, 'coefTest', @testOfAll, 'random', @randomOf, 'plotResiduals', @plotModelResiduals));
end

function [fun, text, coefficients] = ofFormula(text, predictors, p)
words = unique(regexp(text, '\<[A-Za-z]\w*\>(?!\s*\()', 'match'), 'stable');
words = words(~ismember(words, [predictors {'pi', 'eps', 'Inf', 'NaN'}]));
coefficients = sort(words);
if numel(coefficients) ~= p
    error('stats:NonLinearModel:BadInitial', 'The number of initial coefficients (%d) must be that of the coefficients in the formula (%d).', p, numel(coefficients));
end
code = regexprep(text, '(?<!\.)([*/^])', '.$1');
for k = 1:p, code = regexprep(code, ['\<' coefficients{k} '\>'], sprintf('b_(%d)', k)); end
for k = 1:numel(predictors), code = regexprep(code, ['\<' predictors{k} '\>'], sprintf('x_(:, %d)', k)); end
fun = str2func(['@(b_, x_) ' code]);
end

function text = textOf(fun, coefficients, predictors)
text = func2str(fun);
parts = regexp(text, '^@\(\s*(\w+)\s*,\s*(\w+)\s*\)\s*(.*)$', 'tokens', 'once');
if isempty(parts), text = [text '(b,X)']; return, end
text = parts{3};
for k = 1:numel(coefficients), text = regexprep(text, ['\<' parts{1} '\(' int2str(k) '\)'], coefficients{k}); end
for k = 1:numel(predictors), text = regexprep(text, ['\<' parts{2} '\(:,\s*' int2str(k) '\)'], predictors{k}); end
if isscalar(predictors), text = regexprep(text, ['\<' parts{2} '\>'], predictors{1}); end
text = regexprep(text, '\.([*/^])', '$1');
% Spaces around the sums outside of parentheses.
depth = cumsum(text == '(') - cumsum(text == ')');
at = find(depth == 0 & (text == '+' | text == '-') & [false, ~ismember(text(1:end - 1), '*/^+-( eE')]);
for k = fliplr(at), text = [strtrim(text(1:k - 1)) ' ' text(k) ' ' strtrim(text(k + 1:end))]; end
end

function y = valueOf(model, varargin)
% The predictors as one matrix or table, or an array each, which expand.
if isscalar(varargin), y = predictNonlinear(model, varargin{1}); return, end
s = objectState(model);
if numel(varargin) ~= s.predictors
    error('stats:classreg:regr:ParametricRegression:BadFevalArgs', 'The number of predictor arguments must be %d.', s.predictors);
end
extent = [1 1];
for k = 1:numel(varargin), if ~isscalar(varargin{k}), extent = size(varargin{k}); end, end
X = zeros(prod(extent), numel(varargin));
for k = 1:numel(varargin), X(:, k) = reshape(varargin{k} + zeros(extent), [], 1); end
y = reshape(predictNonlinear(model, X), extent);
end

function y = randomOf(model, varargin)
y = predictNonlinear(model, varargin{:});
y = y + model.RMSE*randn(size(y));
end

function showFormula(f, name)
if nargin > 1, fprintf('%s = \n\n', name); end
fprintf('%s\n\n', objectState(f).text);
end

function [y, ci] = predictNonlinear(model, X, varargin)
s = objectState(model);
if nargin < 2, X = model.Variables; end
if istabular(X), X = X{:, model.PredictorNames'}; end
if isvector(X) && s.predictors == 1, X = X(:); end
if size(X, 2) ~= s.predictors
    error('stats:classreg:regr:TermsRegression:BadPredictorMatrix', 'Predictor data matrix must have %d columns.', s.predictors);
end
o = struct('Alpha', 0.05, 'Prediction', 'curve', 'Simultaneous', false, 'Weights', 1);
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o), 'predict')) = varargin{k + 1}; end
b = model.Coefficients.Estimate;
X = double(X);
y = reshape(s.fun(b, X), [], 1);
if nargout < 2, return, end
J = zeros(numel(y), numel(b));
for k = 1:numel(b)
    h = eps^(1/3)*max(abs(b(k)), 1e-3);
    [up, down] = deal(b);
    up(k) = b(k) + h;
    down(k) = b(k) - h;
    J(:, k) = reshape(s.fun(up, X) - s.fun(down, X), [], 1)/(up(k) - down(k));
end
variance = sum((J*model.CoefficientCovariance).*J, 2);
if strcmp(validatestring(o.Prediction, {'curve', 'observation'}, 'predict'), 'observation'), variance = variance + model.MSE./o.Weights; end
if o.Simultaneous, factor = sqrt(numel(b)*finv(1 - o.Alpha, numel(b), model.DFE)); else, factor = tinv(1 - o.Alpha/2, model.DFE); end
ci = y + factor*sqrt(variance).*[-1 1];
end

function [p, F, r] = testOfAll(model, H, c)
% The test that all coefficients are zero, or that H*b = c.
b = model.Coefficients.Estimate;
if nargin < 2, H = eye(numel(b)); end
if nargin < 3, c = zeros(size(H, 1), 1); end
r = rank(H);
d = H*b - c(:);
F = d'*pinv(H*model.CoefficientCovariance*H')*d/r;
p = fcdf(F, r, model.DFE, 'upper');
end

function showNonlinear(model, name)
s = objectState(model);
if nargin > 1, fprintf('%s = \n\n', name); end
fprintf('Nonlinear regression model:\n    %s ~ %s\n\nEstimated Coefficients:\n', model.ResponseName, s.formula);
disp(model.Coefficients)
fprintf('\nNumber of observations: %d, Error degrees of freedom: %d\nRoot Mean Squared Error: %.3g\n', model.NumObservations, model.DFE, model.RMSE);
fprintf('R-Squared: %.3g,  Adjusted R-Squared %.3g\n', model.Rsquared.Ordinary, model.Rsquared.Adjusted);
against = 'zero';
if s.constant, against = 'constant'; end
if s.q > 0, fprintf('F-statistic vs. %s model: %.3g, p-value = %.3g\n', against, s.F, fcdf(1/s.F, model.DFE, s.q)); end
fprintf('\n');
end
