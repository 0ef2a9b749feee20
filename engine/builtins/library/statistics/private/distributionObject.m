% SPDX-License-Identifier: Apache-2.0
function pd = distributionObject(m, values, limits, fit)
% The object of a family m with its parameters. limits: where it is truncated, or []. fit: what it was fitted to, or [].
checkParameters(m, values);
numbers = cellfun(@double, values);
p = struct('DistributionName', m.name, 'NumParameters', numel(numbers), 'ParameterNames', {m.parameters}, ...
    'ParameterDescription', {described(m)}, 'ParameterValues', numbers);
for k = 1:numel(numbers), p.(m.parameters{k}) = numbers(k); end
p.IsTruncated = ~isempty(limits);
p.Truncation = limits;
if ~isempty(fit)
    p.InputData = struct('data', fit.data, 'cens', fit.cens, 'freq', fit.freq);
    p.ParameterCovariance = fit.covariance;
    p.ParameterIsFixed = fit.fixed;
end
s = struct('model', m, 'values', {num2cell(numbers)}, 'limits', limits, 'fit', fit);
f = struct('pdf', @densityOf, 'cdf', @probabilityOf, 'icdf', @quantileOf, 'random', @drawn, 'mean', @meanOf, 'var', @varianceOf, ...
    'std', @(pd) sqrt(varianceOf(pd)), 'median', @(pd) quantileOf(pd, 0.5), 'iqr', @(pd) quantileOf(pd, 0.75) - quantileOf(pd, 0.25), ...
    'truncate', @truncated, 'paramci', @intervals, 'negloglik', @unlikelihood, 'set', @changed, 'disp', @shown, 'plot', @drawnFamily);
pd = makeObject(m.class, p, s, f);
end

function checkParameters(m, values)
for k = 1:numel(values)
    v = values{k};
    ok = (isnumeric(v) || islogical(v)) && isscalar(v) && isreal(v) && ~isnan(v);
    if ok
        switch m.kinds{k}
            case 'real', ok = isfinite(v); what = 'a finite real scalar';
            case 'positive', ok = v > 0; what = 'a positive scalar';
            case 'nonnegative', ok = v >= 0 && isfinite(v); what = 'a nonnegative scalar';
            case 'probability', ok = v >= 0 && v <= 1; what = 'a scalar between 0 and 1';
            case 'count', ok = v >= 0 && v == fix(v) && isfinite(v); what = 'a nonnegative integer scalar';
        end
    else
        what = 'a real numeric scalar';
    end
    if ~ok, error('stats:probdists:ScalarParameter', 'The parameter %s must be %s.', m.parameters{k}, what); end
end
if any(strcmp(m.name, {'Uniform', 'Loguniform'})) && values{1} >= values{2}
    error('stats:probdists:LowerLessThanUpper', 'The parameter Lower must be less than Upper.');
elseif strcmp(m.name, 'Triangular') && ~(values{1} <= values{2} && values{2} <= values{3} && values{1} < values{3})
    error('stats:probdists:TriangularOrder', 'The parameters must be in the order A <= B <= C with A < C.');
end
end

function words = described(m)
known = struct('mu', 'location', 'sigma', 'scale', 'a', 'shape', 'b', 'scale', 'A', 'scale', 'B', 'shape', 'k', 'shape', 'theta', 'threshold', ...
    'lambda', 'mean', 'N', 'number of trials', 'p', 'probability of success', 'R', 'number of successes', 'P', 'probability of success', ...
    'nu', 'degrees of freedom', 'Lower', 'lower limit', 'Upper', 'upper limit', 'omega', 'scale', 'beta', 'scale', 'gamma', 'shape', ...
    'alpha', 'scale', 'c', 'first shape parameter', 'C', 'upper limit');
words = cellfun(@(n) known.(n), m.parameters, 'UniformOutput', false);
switch m.name
    case 'Normal', words = {'mean', 'standard deviation'};
    case 'Exponential', words = {'mean'};
    case 'Lognormal', words = {'mean of logarithmic values', 'standard deviation of logarithmic values'};
    case {'Logistic'}, words = {'mean', 'scale'};
    case 'Beta', words = {'first shape parameter', 'second shape parameter'};
    case 'Rayleigh', words = {'defining parameter'};
    case 'Triangular', words = {'lower limit', 'peak location', 'upper limit'};
    case 'Nakagami', words = {'shape', 'scale'};
    case 'Inverse Gaussian', words = {'scale', 'shape'};
    case 'Burr', words = {'scale', 'first shape parameter', 'second shape parameter'};
end
end

function [s, x] = given(pd, x)
if ~isnumeric(x) && ~islogical(x) || ~isreal(x), error('stats:probdists:NumericX', 'The argument must be a real numeric array.'); end
s = objectState(pd);
if ~isfloat(x), x = double(x); end
end

function y = density(s, x)
y = s.model.pdf(x, s.values{:});
y(x < s.model.support(1) | x > s.model.support(2)) = 0;
end

function p = probability(s, x, upper)
low = s.model.support(1);
p = s.model.cdf(max(x, low), upper, s.values{:});
p(x < low) = upper;
end

function [below, inside] = mass(s)
% The probability below the limits, and between them; lower limits of whole numbers belong to what is left.
low = s.limits(1);
if s.model.discrete, low = ceil(low) - 1; end
below = probability(s, low, false);
if below < 0.5
    inside = probability(s, s.limits(2), false) - below;
else
    inside = probability(s, low, true) - probability(s, s.limits(2), true);
end
end

function y = densityOf(pd, x)
[s, x] = given(pd, x);
y = density(s, x);
if isempty(s.limits), return, end
[~, inside] = mass(s);
y = y/inside;
y(x < s.limits(1) | x > s.limits(2)) = 0;
end

function p = probabilityOf(pd, x, tail)
[s, x] = given(pd, x);
upper = nargin > 2;
if upper && ~strcmpi(tail, 'upper'), error('stats:cdf:UpperTailProblem', 'The third argument must be ''upper''.'); end
if isempty(s.limits), p = probability(s, x, upper); return, end
[below, inside] = mass(s);
in = min(max(x, s.limits(1)), s.limits(2));
if upper
    p = (probability(s, in, true) - probability(s, s.limits(2), true))/inside;
else
    p = (probability(s, in, false) - below)/inside;
end
p(x < s.limits(1)) = upper;
p(x >= s.limits(2)) = ~upper;
end

function x = quantileOf(pd, p)
[s, p] = given(pd, p);
bad = ~(p >= 0 & p <= 1);
p(bad) = 0.5;
if ~isempty(s.limits)
    [below, inside] = mass(s);
    q = p;
    p = below + p*inside;
end
if isempty(s.model.inv), x = solved(s, p); else, x = s.model.inv(p, s.values{:}); end
if ~isempty(s.limits)
    x = min(max(x, s.limits(1)), s.limits(2));
    x(q == 0) = max(s.limits(1), s.model.support(1));
    if s.model.discrete, x = ceil(x); end
end
x(bad) = NaN;
end

function x = solved(s, p)
% By Newton's steps in log(x), halved towards the bounds that they have found.
x = zeros(size(p));
x(p == 1) = Inf;
at = find(p > 0 & p < 1);
[m, v] = s.model.stat(s.values{:});
for k = reshape(at, 1, [])
    low = 0; high = Inf; y = m;
    for turn = 1:200
        f = probability(s, y, false) - p(k);
        if f > 0, high = y; else, low = y; end
        next = y - f/density(s, y);
        if ~(next > low && next < high)
            if isinf(high), next = 2*y + sqrt(v); else, next = (low + high)/2; end
        end
        done = abs(next - y) <= 4*eps(y);
        y = next;
        if done, break, end
    end
    x(k) = y;
end
end

function r = drawn(pd, varargin)
s = objectState(pd);
if isempty(s.limits) && ~isempty(s.model.short)
    r = builtin([s.model.short 'rnd'], s.values{:}, varargin{:});
else
    r = quantileOf(pd, rand(varargin{:}));
end
end

function m = meanOf(pd)
m = moments(objectState(pd), pd);
end

function v = varianceOf(pd)
[~, v] = moments(objectState(pd), pd);
end

function [m, v] = moments(s, pd)
if isempty(s.limits)
    [m, v] = s.model.stat(s.values{:});
    return
end
low = max(s.limits(1), s.model.support(1));
high = min(s.limits(2), s.model.support(2));
if s.model.discrete
    if isinf(high), high = ceil(quantileOf(pd, 1 - eps/2)) + 1; end
    x = ceil(low):floor(high);
    y = densityOf(pd, x);
    m = sum(x.*y);
    v = sum((x - m).^2.*y);
else
    m = integral(@(x) x.*densityOf(pd, x), low, high, 'RelTol', 1e-10, 'AbsTol', 0);
    v = integral(@(x) (x - m).^2.*densityOf(pd, x), low, high, 'RelTol', 1e-10, 'AbsTol', 0);
end
end

function pd = truncated(pd, low, high)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(low) || ~isscalar(high) || ~(low < high)
    error('stats:probdists:BadTruncation', 'The lower limit of truncation must be a number less than the upper limit.');
end
s = objectState(pd);
[~, inside] = mass(struct('model', s.model, 'values', {s.values}, 'limits', [low high]));
if ~(inside > 0), error('stats:probdists:ZeroProbability', 'The distribution has no probability between the limits.'); end
pd = distributionObject(s.model, s.values, double([low high]), s.fit);
end

function ci = intervals(pd, varargin)
s = objectState(pd);
o = testOptionPairs('paramci', varargin, struct('Alpha', 0.05, 'Parameter', [], 'Type', '', 'LogFlag', []));
if isempty(s.fit)
    ci = [pd.ParameterValues; pd.ParameterValues];
else
    [~, ci] = fittedParameters(s.model, s.fit.data, s.fit.cens, s.fit.freq, o.Alpha, s.fit.trials);
end
if isempty(o.Parameter), return, end
which = o.Parameter;
if ~isnumeric(which)
    [found, which] = ismember(cellstr(which), s.model.parameters);
    if ~all(found), error('stats:ProbDist:BadParameter', 'There is no such parameter.'); end
end
ci = ci(:, which);
end

function l = unlikelihood(pd)
s = objectState(pd);
if isempty(s.fit), error('stats:probdists:NoData', 'negloglik is defined for a distribution that was fitted to data.'); end
l = -sum(s.fit.freq(~s.fit.cens).*log(densityOf(pd, s.fit.data(~s.fit.cens)))) - ...
    sum(s.fit.freq(s.fit.cens).*log(probabilityOf(pd, s.fit.data(s.fit.cens), 'upper')));
end

function pd = changed(pd, name, value)
s = objectState(pd);
at = find(strcmp(s.model.parameters, name), 1);
if isempty(at)
    if any(strcmp(fieldnames(get(pd)), name))
        error('MATLAB:class:SetProhibited', 'Unable to set the ''%s'' property of class ''%s'' because it is read-only.', name, class(pd));
    end
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''%s''.', name, class(pd));
end
values = s.values;
values{at} = value;
pd = distributionObject(s.model, values, s.limits, []);
end

function shown(pd)
s = objectState(pd);
wide = max(cellfun('length', s.model.parameters));
ci = [];
if ~isempty(s.fit), ci = paramci(pd); end
fprintf('  %s\n\n  %s distribution\n', strrep(class(pd), 'prob.', ''), s.model.name);
for k = 1:numel(s.values)
    fprintf('    %*s = %g', wide, s.model.parameters{k}, s.values{k});
    if ~isempty(ci) && ~s.fit.fixed(k), fprintf('   [%g, %g]', ci(1, k), ci(2, k)); end
    fprintf('\n');
end
if ~isempty(s.limits), fprintf('  Truncated to the interval [%g, %g]\n', s.limits); end
fprintf('\n');
end

function h = drawnFamily(pd, varargin)
% plot(pd): its density (with what it was fitted to as bars), or with 'PlotType' 'cdf' its probabilities.
o = testOptionPairs('plot', varargin, struct('PlotType', 'pdf'));
kind = validatestring(o.PlotType, {'pdf', 'cdf'}, 'plot', 'PlotType');
s = objectState(pd);
x = linspace(quantileOf(pd, 0.001), quantileOf(pd, 0.999), 200)';
if s.model.discrete, x = (floor(x(1)):ceil(x(end)))'; end
fit = [];
if ~isempty(s.fit), fit = s.fit.data; end
if strcmp(kind, 'pdf')
    if ~isempty(fit), histogram(fit, 'Normalization', 'pdf'), hold on, end
    h = plot(x, densityOf(pd, x), '-r');
    ylabel('PDF')
else
    if ~isempty(fit), ecdf(fit), hold on, end
    h = plot(x, probabilityOf(pd, x), '-r');
    ylabel('CDF')
end
hold off
xlabel('Data')
if nargout == 0, clear h, end
end
