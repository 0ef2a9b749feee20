% SPDX-License-Identifier: Apache-2.0
function model = fitrgp(X, y, varargin)
% Regression by a Gaussian process: fitrgp(X, y) of rows X and their responses y, or fitrgp(T, 'response') of a table of numbers. Options: KernelFunction
% ('squaredexponential', 'exponential', 'matern32', 'matern52', 'rationalquadratic', and each with 'ard' before it), KernelParameters (start: lengths and the
% deviation of the signal), BasisFunction ('constant', 'none', 'linear', 'pureQuadratic'), Sigma (start of the noise), ConstantSigma, FitMethod ('exact' or 'none'),
% Standardize, CrossVal, KFold, Holdout, Leaveout. [y, sd, interval] = predict(model, X, 'Alpha', 0.05); also loss, resubPredict, resubLoss, crossval.
% It has Beta, Sigma, KernelInformation, LogLikelihood, Alpha. C. Rasmussen and C. Williams, Gaussian Processes for Machine Learning (2006).
% Example: x = (0:0.5:5)'; m = fitrgp(x, sin(x)); y = predict(m, 2.25)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[X, y, names, response] = regressionData('fitrgp', X, y);
o = struct('KernelFunction', 'squaredexponential', 'KernelParameters', [], 'BasisFunction', 'constant', 'Sigma', [], 'ConstantSigma', false, 'FitMethod', 'exact', ...
    'PredictMethod', 'exact', 'Standardize', false, 'Beta', [], 'SigmaLowerBound', [], 'Verbose', 0, 'Optimizer', 'quasinewton', 'OptimizerOptions', [], 'ComputationMethod', 'qr', ...
    'ConstantKernelParameters', []);
[o, test, given, names, response] = regressionOptions('fitrgp', varargin, o, names, response);
kinds = {'squaredexponential', 'exponential', 'matern32', 'matern52', 'rationalquadratic'};
kind = validatestring(o.KernelFunction, [kinds, strcat('ard', kinds)], 'fitrgp', 'KernelFunction');
basis = validatestring(o.BasisFunction, {'constant', 'none', 'linear', 'pureQuadratic'}, 'fitrgp', 'BasisFunction');
method = validatestring(o.FitMethod, {'exact', 'none'}, 'fitrgp', 'FitMethod');
s = struct('kind', kind, 'basis', basis, 'mu', [], 'sigma', []);
[s.mu, s.sigma] = standardScale(X, o.Standardize);
Z = (X - s.mu)./s.sigma;
ard = strncmp(kind, 'ard', 3);
deviation = max(std(y), 1e-6);
start = o.KernelParameters(:);
if isempty(start)
    lengths = max(std(Z, 0, 1), 1e-3)';
    if ~ard, lengths = mean(lengths); end
    start = lengths;
    if contains(kind, 'rationalquadratic'), start = [start; 1]; end
    start = [start; deviation/sqrt(2)];
end
expected = 1 + contains(kind, 'rationalquadratic') + ard*size(X, 2) + ~ard;
if numel(start) ~= expected || any(start <= 0)
    error('stats:classreg:learning:impl:GPImpl:BadKernelParameters', 'fitrgp: the kernel has %d positive parameters.', expected);
end
noise = o.Sigma;
if isempty(noise), noise = deviation/sqrt(2); end
least = o.SigmaLowerBound;
if isempty(least), least = max(1e-2*std(y), 1e-6); end
least = min(least, noise);
H = basisOf(basis, Z);
t = log([start; max(noise - least, 1e-3*noise)]);
if o.ConstantSigma, t(end) = []; end
f = @(t) negative(t, Z, H, y, s, least, noise, o.ConstantSigma);
if strcmp(method, 'exact')
    told = optimoptions('fminunc', 'Display', 'off', 'OptimalityTolerance', 1e-6, 'StepTolerance', 1e-10, 'MaxFunctionEvaluations', 4000, 'MaxIterations', 400);
    t = fminunc(f, t, told);
end
[value, r] = f(t);
s.theta = r.theta;
s.noise = r.noise;
[s.L, s.alpha, s.beta, s.Z, s.H, s.C] = deal(r.L, r.alpha, r.beta, Z, H, r.C);
parts = compose('LengthScale%d', 1:numel(r.theta))';
parts{end} = 'SigmaF';
if ~ard, parts{1} = 'SigmaL'; end
if contains(kind, 'rationalquadratic'), parts{end - 1} = 'AlphaRQ'; end
p = struct('KernelFunction', kind, 'KernelInformation', struct('Name', kind, 'KernelParameters', r.theta, 'KernelParameterNames', {parts}), 'BasisFunction', basis, 'Beta', r.beta, ...
    'Sigma', r.noise, 'LogLikelihood', -value, 'Alpha', r.alpha, 'ActiveSetVectors', X, 'FitMethod', method, 'PredictMethod', 'exact');
model = regressor('RegressionGP', struct('X', X, 'y', y, 'predictors', {names}, 'response', response), p, s, @processValue, @(X, y) fitrgp(X, y, given{:}), test);
end

function H = basisOf(basis, Z)
n = size(Z, 1);
switch basis
    case 'none', H = zeros(n, 0);
    case 'constant', H = ones(n, 1);
    case 'linear', H = [ones(n, 1), Z];
    otherwise, H = [ones(n, 1), Z, Z.^2];
end
end

function [value, r] = negative(t, Z, H, y, s, least, noise, constant)
% Minus the log likelihood with the basis at its best.
theta = exp(min(max(t(1:end - ~constant), -30), 30));
if ~constant, noise = least + exp(min(t(end), 30)); end
n = numel(y);
K = kernelOf(s.kind, theta, Z, Z) + noise^2*eye(n);
[L, bad] = chol(K, 'lower');
if bad, value = 1e10; r = []; return, end
C = L\H;
v = L\y;
beta_ = zeros(0, 1);
if ~isempty(H), beta_ = (C'*C)\(C'*v); end
u = v - C*beta_;
value = u'*u/2 + sum(log(diag(L))) + n/2*log(2*pi);
if nargout > 1
    r = struct('theta', theta, 'noise', noise, 'L', L, 'alpha', L'\u, 'beta', beta_, 'C', C);
end
end

function K = kernelOf(kind, theta, A, B)
if strncmp(kind, 'ard', 3)
    kind = kind(4:end);
    lengths = theta(1:size(A, 2))';
else
    lengths = theta(1);
end
A = A./lengths;
B = B./lengths;
q = max(sum(A.^2, 2) + sum(B.^2, 2)' - 2*(A*B'), 0);
power = theta(end)^2;
switch kind
    case 'squaredexponential', K = power*exp(-q/2);
    case 'exponential', K = power*exp(-sqrt(q));
    case 'matern32', d = sqrt(3*q); K = power*(1 + d).*exp(-d);
    case 'matern52', d = sqrt(5*q); K = power*(1 + d + d.^2/3).*exp(-d);
    otherwise, a = theta(end - 1); K = power*exp(-a*log1p(q/(2*a)));
end
end

function [f, sd, ci] = processValue(s, X, varargin)
alpha = 0.05;
for k = 1:2:numel(varargin) - 1, if strcmpi(varargin{k}, 'Alpha'), alpha = varargin{k + 1}; end, end
Z = (X - s.mu)./s.sigma;
K = kernelOf(s.kind, s.theta, s.Z, Z);
H = basisOf(s.basis, Z);
f = H*s.beta + K'*s.alpha;
if nargout < 2, return, end
% The noise of a new observation, and what the basis leaves open.
v = s.L\K;
variance = s.theta(end)^2 - sum(v.^2, 1)' + s.noise^2;
if ~isempty(H)
    R = H' - s.C'*v;
    variance = variance + sum(R.*((s.C'*s.C)\R), 1)';
end
sd = sqrt(max(variance, 0));
ci = f + norminv(1 - alpha/2)*sd.*[-1 1];
end
