% SPDX-License-Identifier: Apache-2.0
function [f, gof, output] = fit(X, y, what, varargin)
% A model fitted to data: fit(x, y, model) of a curve, fit([x y], z, model) of a surface, model a name of the library, a text, a function, a cell of
% terms or a fittype. Then an object of fitoptions, 'problem' with values of the problem parameters, or options by name: Normalize, Exclude,
% Weights, Robust, Lower, Upper, StartPoint, SmoothingParam, ... The object is called with x and has the coefficients as properties; coeffvalues,
% confint, predint, differentiate, integrate, plot, formula take it. gof: sse, rsquare, dfe, adjrsquare, rmse; output: numobs, numparam,
% residuals, Jacobian, exitflag, ... linearinterp and nearestinterp are models of surfaces, too. Nonlinear models are fitted by lsqnonlin, splines are csaps's, robust fits by weights found again.
% Example: f = fit((1:5)', [2; 4; 6; 8; 11], 'poly1'); p = coeffvalues(f)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
ft = fittype(what);
m = objectState(ft).model;
options = objectState(ft).options;
args = varargin;
problem = {};
if ~isempty(args) && strncmp(class(args{1}), 'curvefit.', 9)
    options = fitoptions(options, args{1});
    args(1) = [];
end
if mod(numel(args), 2) == 1, error('curvefit:fit:invalidOptions', 'Options come as names and values.'); end
for k = 1:2:numel(args)
    if strcmpi(args{k}, 'problem'), problem = args{k + 1}; else, options = setOption(options, args{k}, args{k + 1}); end
end
if ~iscell(problem), problem = num2cell(problem); end
if numel(problem) ~= numel(m.problem)
    error('curvefit:fit:wrongNumberOfProblemParams', 'The model has %d problem parameter(s), %d given.', numel(m.problem), numel(problem));
end
if size(X, 2) == 2 && any(strcmp(m.name, {'linearinterp', 'nearestinterp'}))
    [m.indep, m.dep] = deal({'x', 'y'}, 'z');
end
[X, y] = checked(X, y, m);
o = objectState(options).values;
n = numel(y);
w = ones(n, 1);
if ~isempty(o.Weights)
    w = double(o.Weights(:));
    if numel(w) ~= n, error('curvefit:fit:weightsMustBeSameSize', 'WEIGHTS must have the same number of elements as Y.'); end
    if any(isnan(w)), error('curvefit:fit:nanInData', 'X, Y and WEIGHTS cannot have NaN values.'); end
    if any(w < 0), error('curvefit:fit:weightsMustBeNonnegative', 'WEIGHTS cannot be negative.'); end
end
keep = true(n, 1);
if ~isempty(o.Exclude)
    if islogical(o.Exclude)
        if numel(o.Exclude) ~= n, error('curvefit:fit:excludeMustBeSameSize', 'Exclude must have the same number of elements as Y.'); end
        keep = ~o.Exclude(:);
    else
        keep(o.Exclude) = false;
    end
end
[X, y, w] = deal(X(keep, :), y(keep), w(keep));
n = numel(y);
centre = zeros(1, size(X, 2));
scale = ones(1, size(X, 2));
if strcmp(o.Normalize, 'on')
    centre = mean(X, 1);
    scale = std(X, 0, 1);
    scale(scale == 0) = 1;
end
Z = (X - centre)./scale;
s = struct('model', m, 'options', options, 'problem', {reshape(problem, 1, [])}, 'centre', centre, 'scale', scale, 'normalized', strcmp(o.Normalize, 'on'), ...
    'b', [], 'fixed', [], 'dfe', [], 'sse', [], 'R', [], 'pp', [], 'p', []);
if any(strcmp(m.kind, {'interpolant', 'spline'}))
    [s, estimate, count, output] = piecewise(s, Z, y, w, o);
else
    k = numel(m.coefs);
    if n < k
        error('curvefit:fit:notEnoughDataPoints', 'Insufficient data. You need at least %d data points to fit this model.', k);
    end
    [s, estimate, output, w] = coefficients(s, Z, y, w, o);
    count = k - nnz(s.fixed);
end
residual = y - estimate;
sse = sum(w.*residual.^2);
dfe = n - count;
if strcmp(m.kind, 'interpolant'), [sse, dfe] = deal(0, 0); end
s.sse = sse;
s.dfe = dfe;
f = fitObject(s);
sst = sum(w.*(y - sum(w.*y)/sum(w)).^2);
gof = struct('sse', sse, 'rsquare', 1 - sse/sst, 'dfe', dfe, 'adjrsquare', NaN, 'rmse', NaN);
if dfe > 1e-12*n
    gof.adjrsquare = 1 - sse/sst*(n - 1)/dfe;
    gof.rmse = sqrt(sse/dfe);
end
head = struct('numobs', n, 'numparam', count, 'residuals', residual);
for name = fieldnames(output)', head.(name{1}) = output.(name{1}); end
output = head;
end

function [X, y] = checked(X, y, m)
if ~(isnumeric(X) || islogical(X)) || ~(isnumeric(y) || islogical(y))
    error('curvefit:fit:dataMustBeNumeric', 'X and Y must be numeric.');
end
if ~isa(y, 'double'), warning('curvefit:fit:nonDoubleYData', 'Y data converted to double.'); end
if ~isa(X, 'double'), warning('curvefit:fit:nonDoubleXData', 'X data converted to double.'); end
X = double(full(X));
y = double(full(y));
k = numel(m.indep);
if size(X, 2) > 2 || ~ismatrix(X)
    error('curvefit:fit:xDataMustBeColumnVector', 'X must be a matrix with one or two columns.');
elseif size(y, 2) ~= 1
    error('curvefit:fit:yDataMustBeColumnVector', 'Y must be a column vector.');
elseif size(X, 1) ~= numel(y)
    error('curvefit:fit:yxMustBeSameSize', 'X and Y must have the same number of rows.');
elseif size(X, 2) ~= k
    error('curvefit:fit:numIndependentMismatch', 'The number of independent variables of the model must be that of the columns of X.');
elseif ~isreal(X) || ~isreal(y)
    error('curvefit:fit:complexData', 'X and Y must be real.');
elseif any(isnan(X(:))) || any(isnan(y))
    error('curvefit:fit:nanInData', 'X, Y and WEIGHTS cannot have NaN values.');
elseif any(isinf(X(:))) || any(isinf(y))
    error('curvefit:fit:infInData', 'X, Y and WEIGHTS cannot have infinite values.');
end
if strncmp(m.name, 'power', 5) && any(X <= 0)
    error('curvefit:fit:powerFcnsRequirePositiveData', 'Cannot fit Power functions to data where X has nonpositive values.');
elseif strcmp(m.name, 'weibull') && any(X <= 0)
    error('curvefit:fit:weibullRequiresPositiveData', 'Cannot fit Weibull functions to data where X has nonpositive values.');
end
end

function [s, estimate, count, output] = piecewise(s, x, y, w, o)
% Interpolants and the smoothing spline. How many parameters a spline has is the trace of what makes the values of the data.
m = s.model;
n = numel(y);
if size(x, 2) == 2
    s.pp = scatteredInterpolant(x, y, strrep(m.name, 'interp', ''), 'none');
    [estimate, count, output] = deal(y, n, struct('p', []));
    return
end
if n < 2, error('curvefit:fit:notEnoughDataPoints', 'Insufficient data. You need at least %d data points to fit this model.', 2); end
if strcmp(m.kind, 'spline')
    [at, ~, which] = unique(x);
    weight = accumarray(which, w);
    h = diff(at);
    p = o.SmoothingParam;
    if isempty(p), p = 1/(1 + mean(h)^3/6); end
    s.pp = csaps(x', y', p, [], w');
    s.p = p;
    estimate = reshape(ppval(s.pp, x), [], 1);
    count = splineParameters(h, weight, p);
    output = struct('p', p);
    return
end
[x, order] = sort(x);
if any(diff(x) == 0), error('curvefit:fit:duplicateX', 'The X data of an interpolant must be distinct.'); end
v = y(order);
switch m.name
    case 'linearinterp', s.pp = mkpp(x, [diff(v)./diff(x), v(1:end - 1)]);
    case 'pchipinterp', s.pp = pchip(x, v);
    case 'nearestinterp', s.pp = mkpp([x(1); (x(1:end - 1) + x(2:end))/2; x(end)], v);
    otherwise, s.pp = spline(x, v);
end
estimate = y;
count = n;
output = struct('p', []);
end

function t = splineParameters(h, w, p)
n = numel(h) + 1;
if p == 0 || n == 2, t = 2; return, end
if p == 1, t = n; return, end
k = n - 2;
at = (1:k)';
Q = sparse([at; at + 1; at + 2], [at; at; at], [1./h(1:k); -1./h(1:k) - 1./h(2:k + 1); 1./h(2:k + 1)], n, k);
R = sparse([at; at(1:end - 1); at(2:end)], [at; at(2:end); at(1:end - 1)], [2*(h(1:k) + h(2:k + 1)); h(2:k); h(2:k)], k, k)/6;
G = Q'*(Q./w);
t = n - (1 - p)*full(sum(diag(((1 - p)*G + p*R)\full(G))));
end

function [s, estimate, output, w] = coefficients(s, x, y, w, o)
m = s.model;
k = numel(m.coefs);
lower = bounds(o.Lower, k, -Inf);
upper = bounds(o.Upper, k, Inf);
if any(lower > upper), error('curvefit:fit:lowerBoundExceedsUpper', 'Lower bounds cannot exceed upper bounds.'); end
linear = strcmp(m.kind, 'linear');
output = struct();
start = [];
if linear
    A = m.design(x, s.problem);
else
    start = o.StartPoint;
    if isempty(start), start = startPoint(m, x, y, w, lower, upper); end
    if numel(start) ~= k
        error('curvefit:fit:invalidStartPoint', 'The start point must have %d values, one for each coefficient.', k);
    end
    start = min(max(start(:), lower), upper);
    first = m.value(start, s.problem, x);
    if ~isreal(first)
        error('curvefit:fit:complexValueComputed', 'Complex value computed by model function, fitting cannot continue.\nTry using or tightening upper and lower bounds on coefficients.');
    elseif any(isnan(first))
        error('curvefit:fit:nanComputed', 'NaN computed by model function, fitting cannot continue.\nTry using or tightening upper and lower bounds on coefficients.');
    elseif any(isinf(first))
        error('curvefit:fit:infComputed', 'Inf computed by model function, fitting cannot continue.\nTry using or tightening upper and lower bounds on coefficients.');
    end
end
base = w;
for round = 1:50
    root = sqrt(w);
    if linear
        [b, J] = solvedLinear(A, y, root, lower, upper);
        more = struct('exitflag', 1, 'algorithm', 'QR factorization and solve', 'iterations', round);
    else
        [b, J, more] = solvedNonlinear(m, s.problem, x, y, root, start, lower, upper, o);
        start = b;
    end
    if linear, estimate = A*b; else, estimate = m.value(b, s.problem, x); end
    if strcmp(o.Robust, 'Off') || round > 1 && max(abs(b - before)) <= 1e-7*max(abs(b)), break, end
    before = b;
    w = base.*robustWeights(y - estimate, J, o.Robust);
end
fixed = false(k, 1);
if any(isfinite([lower; upper])), fixed = b <= lower & isfinite(lower) | b >= upper & isfinite(upper); end
[~, s.R] = qr(root.*J(:, ~fixed), 0);
s.b = reshape(b, 1, []);
s.fixed = fixed';
if strcmp(o.Robust, 'LAR'), w = base; end
output.Jacobian = J;
for name = fieldnames(more)', output.(name{1}) = more.(name{1}); end
end

function [b, J] = solvedLinear(A, y, root, lower, upper)
J = A;
B = root.*A;
size_ = max(sqrt(sum(B.^2, 1)), realmin);
[Q, R] = qr(B./size_, 0);
if min(abs(diag(R))) < 1e-10*max(abs(diag(R)))
    warning('curvefit:fit:equationBadlyConditioned', 'Equation is badly conditioned. Remove repeated data points\nor try centering and scaling.');
    b = pinv(B./size_)*(root.*y)./size_';
else
    b = R\(Q'*(root.*y))./size_';
end
if any(b < lower | b > upper)
    b = lsqlin(B, root.*y, [], [], [], [], lower, upper, [], optimoptions('lsqlin', 'Display', 'off'));
    b = min(max(b, lower), upper);
end
end

function [b, J, more] = solvedNonlinear(m, problem, x, y, root, start, lower, upper, o)
% Tolerances below those asked for: steps are cheap, and the standard errors want the very minimum.
told = optimoptions('lsqnonlin', 'Display', 'off', 'FiniteDifferenceType', 'central', 'MaxFunctionEvaluations', max(o.MaxFunEvals, 100*numel(start)*(o.MaxFunEvals >= 600)), ...
    'MaxIterations', o.MaxIter, 'FunctionTolerance', min(o.TolFun, 1e-6)*1e-6, 'StepTolerance', min(o.TolX, 1e-6)*1e-4);
[b, ~, ~, flag, out] = lsqnonlin(@(b) root.*(m.value(b, problem, x) - y), start, lower, upper, told);
b = min(max(b(:), lower), upper);
h = 6e-6*max(abs(b), 1e-3);
J = zeros(numel(y), numel(b));
for k = 1:numel(b)
    move = zeros(size(b));
    move(k) = h(k);
    J(:, k) = (m.value(b + move, problem, x) - m.value(b - move, problem, x))/(2*h(k));
end
more = struct('exitflag', flag, 'firstorderopt', out.firstorderopt, 'iterations', out.iterations, 'funcCount', out.funcCount, 'cgiterations', 0, ...
    'algorithm', 'trust-region-reflective', 'stepsize', out.stepsize, 'message', out.message);
if flag == 0 && ~strcmp(o.Display, 'Off')
    warning('curvefit:fit:iterationLimitReached', 'Number of iterations or function evaluations exceeded, stopping fitting.');
end
end

function v = bounds(v, k, usual)
if isempty(v), v = repmat(usual, k, 1); return, end
if numel(v) ~= k
    error('curvefit:fit:invalidBounds', 'The bounds must have %d values, one for each coefficient.', k);
end
v = reshape(v, k, 1);
end

function w = robustWeights(r, J, kind)
% Bisquare by leverage and the median deviation; least absolute residuals as weights of squares.
[n, k] = size(J);
if strcmp(kind, 'LAR')
    spread = max(median(abs(r)), eps(max(abs(r))));
    w = 1./max(abs(r), 1e-6*spread + realmin);
    w = w/max(w);
    w = max(w, 1e-10);
    return
end
[Q, ~] = qr(J, 0);
r = r./sqrt(max(1 - sum(Q.^2, 2), 1e-4));
d = sort(abs(r));
spread = median(d(min(k, n):n))/0.6745;
spread = max(spread, 1e-6*max(std(r), realmin));
u = r/(4.685*spread);
w = (abs(u) < 1).*(1 - u.^2).^2;
end
