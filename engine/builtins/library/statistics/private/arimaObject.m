% SPDX-License-Identifier: Apache-2.0
function model = arimaObject(v)
% An object of arima: v are its parameters, cells of coefficients at lags 1, 2, ... with zeros where there is none.
[a, c] = arimaPolynomials(v);
p = struct('Description', v.Description, 'Distribution', struct('Name', 'Gaussian'), 'P', numel(a) - 1, 'D', v.D, 'Q', numel(c) - 1, 'Constant', v.Constant, 'AR', {v.AR}, ...
    'SAR', {v.SAR}, 'MA', {v.MA}, 'SMA', {v.SMA}, 'Seasonality', v.Seasonality, 'Beta', v.Beta, 'Variance', v.Variance);
model = makeObject('arima', p, struct('v', v, 'told', []), struct('estimate', @estimateModel, 'forecast', @forecastModel, 'simulate', @simulateModel, 'infer', @inferModel, ...
    'filter', @filterModel, 'impulse', @impulseOf, 'print', @printModel, 'summarize', @printModel, 'set', @changed, 'isempty', @(m) false, 'disp', @shown));
end

function m = changed(m, name, value)
v = objectState(m).v;
if ~isfield(v, name), error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''arima''.', name); end
if any(strcmp(name, {'AR', 'SAR', 'MA', 'SMA'}))
    if ~iscell(value), value = num2cell(value); end
    v.([name 'Lags']) = find(cellfun(@(c) isnan(c) || c ~= 0, value));
end
v.(name) = value;
m = arimaObject(v);
end

function [m, covariance, l, info] = estimateModel(m, y, varargin)
o = pairs('estimate', varargin, struct('Y0', [], 'X', [], 'Display', 'params', 'E0', [], 'Options', [], 'Constant0', [], 'AR0', [], 'MA0', [], 'Variance0', []));
v = objectState(m).v;
if ~isnumeric(y) || ~isvector(y), error('econ:arima:estimate:NonVectorResponse', 'The response must be a numeric vector.'); end
y = double(y(:));
X = double(o.X);
if ~isempty(X) && isempty(v.Beta), v.Beta = NaN(1, size(X, 2)); end
if any(isnan(y)), y = y(~isnan(y)); end
[where, names, start] = unknowns(v);
if numel(y) <= numel(where) + m.P, error('econ:arima:estimate:InsufficientData', 'The series is too short for the model.'); end
start = firstGuess(v, where, start, y, X);
f = @(t) innovations(put(v, where, t), y, o.Y0, X);
base = std(f(start));
% Roots that leave the unit circle make the innovations grow beyond all bounds.
guarded = @(t) min(max(f(t), -1e3*base - 1), 1e3*base + 1);
t = start;
flag = 1;
if ~isempty(t)
    [t, ~, ~, flag] = lsqnonlin(guarded, start, [], [], optimoptions('lsqnonlin', 'Display', 'off', 'FiniteDifferenceType', 'central', 'FunctionTolerance', 1e-12, ...
        'StepTolerance', 1e-10, 'MaxFunctionEvaluations', 1e4, 'MaxIterations', 1000));
end
v = put(v, where, t);
e = f(t);
n = numel(e);
free = isnan(v.Variance);
if free, v.Variance = mean(e.^2); end
l = -n/2*log(2*pi*v.Variance) - sum(e.^2)/(2*v.Variance);
% Outer products of the scores.
J = zeros(n, numel(t));
for k = 1:numel(t)
    h = 1e-5*max(abs(t(k)), 1e-2);
    [up, down] = deal(t);
    up(k) = up(k) + h;
    down(k) = down(k) - h;
    J(:, k) = (f(up) - f(down))/(2*h);
end
scores = -e.*J/v.Variance;
if free, scores = [scores, -1/(2*v.Variance) + e.^2/(2*v.Variance^2)]; names = [names, {'Variance'}]; end
covariance = pinv(scores'*scores);
m = arimaObject(v);
s = objectState(m);
values = t;
if free, values = [values; v.Variance]; end
se = sqrt(diag(covariance));
z = values./se;
s.told = table(values, se, z, 2*normcdf(-abs(z)), 'VariableNames', {'Value', 'StandardError', 'TStatistic', 'PValue'}, 'RowNames', names);
s.logL = l;
s.count = n;
m = changedObject(m, structOf(m), s);
info = struct('exitflag', flag, 'X', values);
if ~any(strcmpi(o.Display, {'off', 'none'})), printModel(m); end
end

function p = structOf(m)
p = struct();
for f = fieldnames(m)', p.(f{1}) = m.(f{1}); end
end

function [where, names, start] = unknowns(v)
% Which parameters are to be found: kind and place.
where = {};
names = {};
if isnan(v.Constant), where{end + 1} = {'Constant', 1}; names{end + 1} = 'Constant'; end
for kind = {'AR', 'SAR', 'MA', 'SMA'}
    for k = find(cellfun(@isnan, v.(kind{1})))
        where{end + 1} = {kind{1}, k};
        names{end + 1} = sprintf('%s{%d}', kind{1}, k);
    end
end
for k = find(isnan(v.Beta(:)'))
    where{end + 1} = {'Beta', k};
    names{end + 1} = sprintf('Beta(%d)', k);
end
start = zeros(numel(where), 1);
end

function v = put(v, where, t)
for k = 1:numel(where)
    w = where{k};
    if iscell(v.(w{1})), v.(w{1}){w{2}} = t(k); else, v.(w{1})(w{2}) = t(k); end
end
end

function t = firstGuess(v, where, t, y, X)
% Beta and the constant by least squares; the coefficients of the past by Yule and Walker's equations.
w = differenced(y, v);
ar = cellfun(@(w) strcmp(w{1}, 'AR'), where);
phi = zeros(1, numel(v.AR));
if any(ar) && numel(w) > 2*numel(v.AR) + 2
    p = numel(v.AR);
    z = w - mean(w);
    r = zeros(p + 1, 1);
    for k = 0:p, r(k + 1) = z(1:end - k)'*z(k + 1:end); end
    if r(1) > 0, phi = (toeplitz(r(1:p))\r(2:end))'; end
    at = find(ar);
    for k = 1:numel(at), t(at(k)) = phi(where{at(k)}{2}); end
end
beta_ = cellfun(@(w) strcmp(w{1}, 'Beta'), where);
if any(beta_)
    D = differenced(X(end - numel(y) + 1:end, :), v);
    b = [ones(size(D, 1), 1), D]\w;
    at = find(beta_);
    for k = 1:numel(at), t(at(k)) = b(1 + where{at(k)}{2}); end
    w = w - D*b(2:end);
end
constant = cellfun(@(w) strcmp(w{1}, 'Constant'), where);
t(constant) = mean(w)*(1 - sum(phi));
end

function w = differenced(y, v)
w = y;
for k = 1:v.D, w = diff(w, 1, 1); end
s = v.Seasonality;
if s > 0, w = w(s + 1:end, :) - w(1:end - s, :); end
end

function e = innovations(v, y, y0, X)
% What each value of y adds to what its past says; the past before y0 is the model's run backwards, its innovations are 0.
[a, c] = arimaPolynomials(v);
p = numel(a) - 1;
if ~isempty(X), y = y - X(end - numel(y) + 1:end, :)*v.Beta(:); end
before = double(y0(:));
if numel(before) < p, before = backwards(v, y, before, p); end
z = [before(end - p + 1:end); y];
w = filter(a, 1, z);
e = filter(1, c, w(p + 1:end) - v.Constant);
end

function before = backwards(v, y, known, p)
% The differences go back by their own model; the values come of them by summing up.
[~, c, phi, delta] = arimaPolynomials(v);
more = p - numel(known);
whole = [known; y];
r = flipud(whole);
if numel(delta) - 1 >= numel(r), before = [repmat(r(end), more, 1); known]; return, end
w = filter(delta, 1, r);
w = w(numel(delta):end);
mu = v.Constant/max(sum(phi), 1e-3)*(-1)^v.D;
if abs(sum(phi)) < 1e-3, mu = mean(w); end
q = numel(phi) - 1;
d = w - mu;
count = numel(d);
u = [zeros(max(q - count, 0), 1); d];
e = filter(phi, c, d);
e = [zeros(numel(c) - 1, 1); e];
all_ = u;
for k = 1:more
    next = -phi(2:end)*flipud(all_(end - q + 1:end));
    for j = 1:numel(c) - 1
        if k <= j, next = next + c(j + 1)*e(end - j + k); end
    end
    all_ = [all_; next];
end
future = all_(end - more + 1:end) + mu;
for k = 1:more
    r = [r; future(k) - delta(2:end)*flipud(r(end - numel(delta) + 2:end))];
end
before = flipud(r(end - more + 1:end));
before = [before; known];
end

function checkKnown(v, who)
if isnan(v.Constant) || isnan(v.Variance) || any(cellfun(@isnan, [v.AR, v.SAR, v.MA, v.SMA])) || any(isnan(v.Beta))
    error(['econ:arima:' who ':UnspecifiedModel'], 'The model has unknown parameters; estimate them first.');
end
end

function [Y, mse] = forecastModel(m, n, varargin)
v = objectState(m).v;
checkKnown(v, 'forecast');
args = varargin;
if ~isempty(args) && isnumeric(args{1}), args = [{'Y0'}, args]; end
o = pairs('forecast', args, struct('Y0', [], 'E0', [], 'X0', [], 'XF', []));
[a, c] = arimaPolynomials(v);
p = numel(a) - 1;
y = double(o.Y0(:));
if numel(y) < p, error('econ:arima:forecast:InsufficientPresample', 'Y0 must have %d values or more.', p); end
shift = 0;
if ~isempty(v.Beta) && ~isempty(o.X0), y = y - o.X0(end - numel(y) + 1:end, :)*v.Beta(:); end
if ~isempty(v.Beta) && ~isempty(o.XF), shift = o.XF(1:n, :)*v.Beta(:); end
e = double(o.E0(:));
if isempty(e)
    e = zeros(numel(c) - 1, 1);
    if numel(c) > 1 && numel(y) > p
        e = [e; innovations(setfield(v, 'Beta', zeros(1, 0)), y(p + 1:end), y(1:p), [])];
    end
end
e = [zeros(max(numel(c) - 1 - numel(e), 0), 1); e; zeros(n, 1)];
z = y;
for k = 1:n
    past = 0;
    if p > 0, past = -a(2:end)*flipud(z(end - p + 1:end)); end
    at = numel(e) - n + k;
    z = [z; v.Constant + past + c(2:end)*reshape(e(at - 1:-1:at - numel(c) + 1), [], 1)];
end
Y = z(end - n + 1:end) + shift;
psi = filter(c, a, [1; zeros(n - 1, 1)]);
mse = v.Variance*cumsum(psi.^2);
end

function [Y, E, V] = simulateModel(m, n, varargin)
v = objectState(m).v;
checkKnown(v, 'simulate');
o = pairs('simulate', varargin, struct('NumPaths', 1, 'Y0', [], 'E0', [], 'X', [], 'V0', []));
E = sqrt(v.Variance)*randn(n, o.NumPaths);
V = repmat(v.Variance, n, o.NumPaths);
Y = driven(v, E, o);
end

function [Y, E, V] = filterModel(m, Z, varargin)
v = objectState(m).v;
checkKnown(v, 'filter');
o = pairs('filter', varargin, struct('Y0', [], 'Z0', [], 'E0', [], 'X', [], 'V0', []));
if isrow(Z), Z = Z(:); end
E = sqrt(v.Variance)*Z;
V = repmat(v.Variance, size(E));
Y = driven(v, E, o);
end

function Y = driven(v, E, o)
% The series of given innovations; without past values it has settled before.
[a, c, phi, delta] = arimaPolynomials(v);
p = numel(a) - 1;
[n, paths] = size(E);
if isempty(o.Y0)
    rest = 0;
    if abs(sum(phi)) > 1e-8, rest = v.Constant/sum(phi); end
    if numel(delta) == 1, y0 = repmat(rest, p, paths); else, y0 = zeros(p, paths); end
else
    y0 = double(o.Y0);
    if isvector(y0), y0 = repmat(y0(:), 1, paths); end
    if size(y0, 1) < p, error('econ:arima:simulate:InsufficientPresample', 'Y0 must have %d values or more.', p); end
    y0 = y0(end - p + 1:end, :);
end
e0 = zeros(numel(c) - 1, paths);
if ~isempty(o.E0), given = double(o.E0(:)); e0 = repmat(given(end - numel(c) + 2:end), 1, paths); end
drive = filter(c, 1, [e0; E], [], 1);
drive = drive(numel(c):end, :) + v.Constant;
Y = zeros(n, paths);
for k = 1:paths
    if p == 0, Y(:, k) = drive(:, k); continue, end
    Y(:, k) = filter(1, a, drive(:, k), filtic(1, a, flipud(y0(:, k))));
end
if ~isempty(v.Beta) && ~isempty(o.X), Y = Y + o.X(end - n + 1:end, :)*v.Beta(:); end
end

function [E, V, l] = inferModel(m, Y, varargin)
v = objectState(m).v;
checkKnown(v, 'infer');
o = pairs('infer', varargin, struct('Y0', [], 'E0', [], 'X', [], 'V0', []));
if isrow(Y), Y = Y(:); end
E = zeros(size(Y));
for k = 1:size(Y, 2), E(:, k) = innovations(v, double(Y(:, k)), o.Y0, o.X); end
V = repmat(v.Variance, size(E));
n = size(E, 1);
l = -n/2*log(2*pi*v.Variance) - sum(E.^2, 1)/(2*v.Variance);
end

function y = impulseOf(m, n)
if nargin < 2, n = 20; end
[a, c] = arimaPolynomials(objectState(m).v);
y = filter(c, a, [1; zeros(n - 1, 1)]);
end

function o = pairs(who, args, o)
for k = 1:2:numel(args) - 1, o.(validatestring(args{k}, fieldnames(o), who)) = args{k + 1}; end
end

function t = titleOf(m)
v = objectState(m).v;
if ~isempty(v.Beta), x = 'X'; else, x = ''; end
t = sprintf('ARIMA%s(%d,%d,%d) Model', x, numel(v.AR), v.D, numel(v.MA));
if v.Seasonality > 0
    t = sprintf('ARIMA%s(%d,%d,%d) Model Seasonally Integrated', x, numel(v.AR), v.D, numel(v.MA));
    if ~isempty(v.SMA), t = sprintf('%s with Seasonal MA(%d)', t, numel(v.SMA)); end
end
t = [t ' (Gaussian Distribution)'];
end

function printModel(m)
s = objectState(m);
fprintf('\n    %s:\n\n', titleOf(m));
if isempty(s.told), shown(m); return, end
if isfield(s, 'logL'), fprintf('    Effective Sample Size: %d, LogLikelihood: %.6g\n\n', s.count, s.logL); end
disp(s.told)
end

function shown(m)
v = objectState(m).v;
listed = @(c) ['{' strtrim(sprintf('%.6g ', c{:})) '}'];
fprintf('  arima with properties:\n\n');
fprintf('%15s: "%s"\n', 'Description', titleOf(m));
fprintf('%15s: Name = "Gaussian"\n', 'Distribution');
fprintf('%15s: %d\n', 'P', m.P, 'D', m.D, 'Q', m.Q);
fprintf('%15s: %.6g\n', 'Constant', v.Constant);
for kind = {'AR', 'SAR', 'MA', 'SMA'}
    c = v.(kind{1});
    lags = find(cellfun(@(c) isnan(c) || c ~= 0, c));
    t = '{}';
    if ~isempty(lags), t = sprintf('%s at lag%s [%s]', listed(c(lags)), repmat('s', 1, numel(lags) > 1), strtrim(sprintf('%d ', lags))); end
    fprintf('%15s: %s\n', kind{1}, t);
end
fprintf('%15s: %d\n', 'Seasonality', v.Seasonality);
fprintf('%15s: [%s]\n', 'Beta', strtrim(sprintf('%.6g ', v.Beta)));
fprintf('%15s: %.6g\n\n', 'Variance', v.Variance);
end
