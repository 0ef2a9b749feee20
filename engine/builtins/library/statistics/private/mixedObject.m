% SPDX-License-Identifier: Apache-2.0
function model = mixedObject(data, terms, m, used, formula, method)
% The fit of fitlme, and the object: terms have the columns, groups and patterns of random effects.
[Z, owner] = deal(zeros(data.n, 0), zeros(1, 0));
theta = zeros(0, 1);
for k = 1:numel(terms)
    t = terms{k};
    q = size(t.Z, 2);
    z = t.Z(used, :);
    for j = 1:numel(t.levels)
        Z = [Z, z.*(t.g == j)];
        owner = [owner, repmat(k, 1, q)];
    end
    first = eye(q);
    switch t.pattern
        case 'FullCholesky', theta = [theta; first(tril(true(q)))];
        case 'Diagonal', theta = [theta; ones(q, 1)];
        otherwise, theta = [theta; 1];
    end
end
Xw = data.root.*data.X;
yw = data.root.*data.y;
Zw = data.root.*Z;
f = @(theta) profiled(theta, Xw, yw, Zw, terms, data);
if ~isempty(theta)
    told = optimoptions('fminunc', 'Display', 'off', 'FiniteDifferenceType', 'central', 'OptimalityTolerance', 1e-8, 'StepTolerance', 1e-8, 'MaxFunctionEvaluations', 300*numel(theta), 'MaxIterations', 200);
    theta = fminunc(f, theta, told);
end
[deviance, r] = f(theta);
n = data.n;
p = data.p;
count = n - p*data.reml;
mse = r.rss/count;
l = -deviance/2;
C = mse*r.inverse;
se = sqrt(diag(C));
dfe = n - p;
tstat = r.beta./se;
half = tinv(0.975, dfe)*se;
names = coefficientNames(m.terms, m.names)';
coefficients = table(names, r.beta, se, tstat, repmat(dfe, p, 1), 2*tcdf(-abs(tstat), dfe), r.beta - half, r.beta + half, 'VariableNames', ...
    {'Name', 'Estimate', 'SE', 'tStat', 'DF', 'pValue', 'Lower', 'Upper'});
conditional = data.X*r.beta + Z*r.b;
k = p + numel(theta) + 1;
sse = sum((data.root.*(data.y - conditional)).^2);
sst = sum(data.root.^2.*(data.y - sum(data.root.^2.*data.y)/sum(data.root.^2)).^2);
properties = struct('Coefficients', coefficients, 'CoefficientNames', {names'}, 'CoefficientCovariance', C, 'NumCoefficients', p, 'NumEstimatedCoefficients', p, 'NumObservations', n, ...
    'DFE', dfe, 'MSE', mse, 'LogLikelihood', l, 'ModelCriterion', table(-2*l + 2*k, -2*l + log(count)*k, l, -2*l, 'VariableNames', {'AIC', 'BIC', 'LogLikelihood', 'Deviance'}), ...
    'SSE', sse, 'SST', sst, 'SSR', sst - sse, 'Rsquared', struct('Ordinary', 1 - sse/sst, 'Adjusted', 1 - sse/dfe/(sst/(n - 1))), 'FitMethod', method, 'Formula', formula, ...
    'ResponseName', m.response, 'PredictorNames', {m.predictors'});
s = struct('data', data, 'terms', {terms}, 'fixed', m, 'beta', r.beta, 'b', r.b, 'Z', Z, 'psi', {covariances(theta, terms, mse)}, 'parameters', k);
model = makeObject('LinearMixedModel', properties, s, struct('fixedEffects', @fixedEffectsOf, 'randomEffects', @randomEffectsOf, 'covarianceParameters', @covarianceOf, ...
    'fitted', @fittedOf, 'residuals', @(m, varargin) objectState(m).data.y - fittedOf(m, varargin{:}), 'response', @(m) objectState(m).data.y, 'predict', @predictMixed, ...
    'coefCI', @intervals, 'compare', @compared, 'designMatrix', @designOf, 'isempty', @(m) false, 'disp', @shown));
end

function L = factorOf(theta, q, pattern)
switch pattern
    case 'FullCholesky', L = zeros(q); L(tril(true(q))) = theta;
    case 'Diagonal', L = diag(theta);
    otherwise, L = theta*eye(q);
end
end

function [L, theta] = nextFactor(theta, t)
q = size(t.Z, 2);
count = struct('FullCholesky', q*(q + 1)/2, 'Diagonal', q, 'Isotropic', 1).(t.pattern);
L = factorOf(theta(1:count), q, t.pattern);
theta(1:count) = [];
end

function [d, r] = profiled(theta, X, y, Z, terms, data)
% The deviance at the best fixed effects and variance for given relative factors.
blocks = cell(1, 0);
for k = 1:numel(terms)
    [L, theta] = nextFactor(theta, terms{k});
    blocks{k} = kron(eye(numel(terms{k}.levels)), L);
end
lambda = blkdiag(zeros(0), blocks{:});
U = Z*lambda;
R = chol(U'*U + eye(size(U, 2)));
GX = R'\(U'*X);
gy = R'\(U'*y);
A = X'*X - GX'*GX;
c = X'*y - GX'*gy;
beta_ = A\c;
rss = max(y'*y - gy'*gy - c'*beta_, realmin);
n = data.n - data.p*data.reml;
d = 2*sum(log(abs(diag(R)))) + n*(1 + log(2*pi*rss/n));
if data.reml, d = d + log(max(det(A), realmin)); end
if nargout > 1
    b = lambda*(R\(R'\(U'*(y - X*beta_))));
    r = struct('beta', beta_, 'b', b, 'rss', rss, 'inverse', inv(A));
end
end

function psi = covariances(theta, terms, mse)
psi = cell(numel(terms), 1);
for k = 1:numel(terms)
    [L, theta] = nextFactor(theta, terms{k});
    psi{k} = mse*(L*L');
end
end

function [beta_, names, stats] = fixedEffectsOf(m, varargin)
beta_ = objectState(m).beta;
names = table(m.Coefficients.Name, 'VariableNames', {'Name'});
stats = m.Coefficients;
end

function [b, names, stats] = randomEffectsOf(m, varargin)
s = objectState(m);
b = s.b;
[group, level, name] = deal({});
for k = 1:numel(s.terms)
    t = s.terms{k};
    for j = 1:numel(t.levels)
        for c = 1:numel(t.names)
            group{end + 1, 1} = t.group;
            level{end + 1, 1} = t.levels{j};
            name{end + 1, 1} = t.names{c};
        end
    end
end
names = table(group, level, name, 'VariableNames', {'Group', 'Level', 'Name'});
stats = [names, table(b, 'VariableNames', {'Estimate'})];
end

function [psi, mse, stats] = covarianceOf(m, varargin)
s = objectState(m);
psi = s.psi;
mse = m.MSE;
stats = cell(numel(psi) + 1, 1);
for k = 1:numel(psi)
    t = s.terms{k};
    [one, two, type, value] = deal({}, {}, {}, []);
    deviations = sqrt(diag(psi{k}));
    for i = 1:numel(t.names)
        for j = 1:i
            one{end + 1, 1} = t.names{j};
            two{end + 1, 1} = t.names{i};
            if i == j, type{end + 1, 1} = 'std'; value(end + 1, 1) = deviations(i);
            else, type{end + 1, 1} = 'corr'; value(end + 1, 1) = psi{k}(i, j)/max(deviations(i)*deviations(j), realmin); end
        end
    end
    stats{k} = table(repmat({t.group}, numel(one), 1), one, two, type, value, 'VariableNames', {'Group', 'Name1', 'Name2', 'Type', 'Estimate'});
end
stats{end} = table({'Error'}, {'Res Std'}, sqrt(mse), 'VariableNames', {'Group', 'Name', 'Estimate'});
end

function y = fittedOf(m, varargin)
s = objectState(m);
y = s.data.X*s.beta;
if conditionalOf(varargin), y = y + s.Z*s.b; end
end

function tf = conditionalOf(args)
tf = true;
for k = 1:2:numel(args) - 1
    if strcmpi(args{k}, 'Conditional'), tf = logical(args{k + 1}); end
end
end

function [y, ci] = predictMixed(m, T, varargin)
s = objectState(m);
args = varargin;
if nargin < 2 || ~istable(T)
    if nargin > 1, args = [{T}, args]; end
    y = fittedOf(m, args{:});
    X = s.data.X;
else
    X = x2fx(baseColumns(T, s.fixed.base), s.fixed.terms);
    y = X*s.beta;
    if conditionalOf(args)
        at = 0;
        for k = 1:numel(s.terms)
            t = s.terms{k};
            q = size(t.Z, 2);
            z = x2fx(baseColumns(T, t.base), t.terms);
            [known, g] = ismember(groupLabels(T, t.group), t.levels);
            B = [reshape(s.b(at + (1:q*numel(t.levels))), q, [])'; zeros(1, q)];
            g(~known) = numel(t.levels) + 1;
            y = y + sum(z.*B(g, :), 2);
            at = at + q*numel(t.levels);
        end
    end
end
if nargout > 1
    se = sqrt(sum((X*m.CoefficientCovariance).*X, 2));
    ci = y + tinv(0.975, m.DFE)*se.*[-1 1];
end
end

function ci = intervals(m, varargin)
alpha = 0.05;
for k = 1:2:numel(varargin) - 1, if strcmpi(varargin{k}, 'Alpha'), alpha = varargin{k + 1}; end, end
ci = m.Coefficients.Estimate + tinv(1 - alpha/2, m.DFE)*m.Coefficients.SE.*[-1 1];
end

function t = compared(small, large, varargin)
k = [objectState(small).parameters; objectState(large).parameters];
if k(1) > k(2), error('stats:classreg:regr:lmeutils:StandardLinearLikeMixedModel:NotNested', 'The second model must be the larger one.'); end
l = [small.LogLikelihood; large.LogLikelihood];
statistic = 2*(l(2) - l(1));
p = gammainc(max(statistic, 0)/2, max(k(2) - k(1), 0.5)/2, 'upper');
a = [small.ModelCriterion.AIC; large.ModelCriterion.AIC];
b = [small.ModelCriterion.BIC; large.ModelCriterion.BIC];
t = table({'small'; 'large'}, k, a, b, l, [NaN; statistic], [NaN; k(2) - k(1)], [NaN; p], 'VariableNames', {'Model', 'DF', 'AIC', 'BIC', 'LogLik', 'LRStat', 'deltaDF', 'pValue'});
end

function D = designOf(m, kind)
s = objectState(m);
D = s.data.X;
if nargin > 1 && strcmpi(kind, 'Random'), D = s.Z; end
end

function shown(m)
s = objectState(m);
fprintf('Linear mixed-effects model fit by %s\n\n', m.FitMethod);
random = sum(cellfun(@(t) size(t.Z, 2)*numel(t.levels), s.terms));
fprintf('Model information:\n    Number of observations    %10d\n    Fixed effects coefficients%10d\n    Random effects coefficients%9d\n    Covariance parameters     %10d\n\n', ...
    m.NumObservations, m.NumCoefficients, random, s.parameters - m.NumCoefficients);
fprintf('Formula:\n    %s\n\nModel fit statistics:\n', m.Formula);
disp(m.ModelCriterion)
fprintf('\nFixed effects coefficients (95%% CIs):\n');
disp(m.Coefficients)
fprintf('\nRandom effects covariance parameters:\n');
[~, ~, stats] = covarianceOf(m);
for k = 1:numel(s.terms)
    fprintf('Group: %s (%d Levels)\n', s.terms{k}.group, numel(s.terms{k}.levels));
    disp(stats{k}(:, 2:end))
end
fprintf('Group: Error\n');
disp(stats{end}(:, 2:end))
end
