% SPDX-License-Identifier: Apache-2.0
function [pd, groups, levels] = fitdist(x, name, varargin)
% The distribution of that name which fits the sample x best (by maximum likelihood), as an object that makedist describes, with paramci,
% negloglik, ParameterCovariance and InputData. 'Kernel' gives a density by kernels. Options: Censoring, Frequency, By (a grouping variable: pd is a
% cell), NTrials of 'Binomial', mu of 'HalfNormal', theta of 'GeneralizedPareto'; Kernel, Width and Support of 'Kernel'.
% Example: pd = fitdist([1.2 0.4 2.2 3.1]', 'Exponential'); m = pd.mu
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ~isvector(x) || ~isreal(x)
    error('stats:ProbDist:checkparams:BadX', 'The data must be a real numeric vector.');
end
o = testOptionPairs('fitdist', varargin, struct('Censoring', [], 'Frequency', [], 'By', [], 'NTrials', 1, 'mu', 0, 'theta', 0, ...
    'Kernel', 'normal', 'Width', [], 'Bandwidth', [], 'Support', 'unbounded', 'Options', []));
x = double(x(:));
cens = logical(o.Censoring(:));
if isempty(cens), cens = false(size(x)); end
freq = double(o.Frequency(:));
if isempty(freq), freq = ones(size(x)); end
if numel(cens) ~= numel(x) || numel(freq) ~= numel(x)
    error('stats:ProbDist:checkparams:LengthMismatch', 'Censoring and Frequency must have the size of the data.');
end
if ~isempty(o.By)
    [which, levels] = grp2idx(o.By);
    pd = cell(1, numel(levels));
    for k = 1:numel(levels), pd{k} = fitted(x(which == k), name, cens(which == k), freq(which == k), o); end
    groups = levels;
    return
end
pd = fitted(x, name, cens, freq, o);
groups = {};
levels = {};
end

function pd = fitted(x, name, cens, freq, o)
keep = ~isnan(x) & freq > 0;
x = x(keep); cens = cens(keep); freq = freq(keep);
if isempty(x), error('stats:ProbDist:NoData', 'There are no data to fit.'); end
if strcmpi(name, 'kernel')
    pd = kernelDistribution(x, cens, freq, o);
    return
end
m = distributionModel(name);
shift = 0;
if strcmp(m.short, 'gp'), shift = o.theta; elseif strcmp(m.name, 'Half Normal'), shift = o.mu; end
outside = x - shift < m.support(1) | x > m.support(2) | (any(strcmp(m.short, {'logn', 'wbl'})) & x <= 0);
if any(outside) || shift ~= 0 && any(x < shift) || m.discrete && any(x ~= fix(x))
    error('stats:ProbDist:BadData', 'The data are outside of the support of the %s distribution.', m.name);
end
[values, ~, covariance] = fittedParameters(m, x - shift, cens, freq, 0.05, o.NTrials);
fixed = false(size(values));
if strcmp(m.short, 'gp'), values(3) = o.theta; fixed(3) = true; end
if strcmp(m.name, 'Half Normal'), values(1) = o.mu; fixed(1) = true; end
if strcmp(m.short, 'bino'), fixed(1) = true; end
pd = distributionObject(m, num2cell(values), [], ...
    struct('data', x, 'cens', cens, 'freq', freq, 'covariance', covariance, 'fixed', fixed, 'trials', o.NTrials));
end

function pd = kernelDistribution(x, cens, freq, o)
if any(cens), error('stats:fitdist:KernelCensoring', 'The kernel distribution takes no censored data.'); end
width = o.Width;
if isempty(width), width = o.Bandwidth; end
[~, ~, width] = ksdensity(x, 'Kernel', o.Kernel, 'Bandwidth', width, 'Support', o.Support, 'Weights', freq);
p = struct('DistributionName', 'Kernel', 'Kernel', o.Kernel, 'Bandwidth', width, 'IsTruncated', false, 'Truncation', [], ...
    'InputData', struct('data', x, 'cens', cens, 'freq', freq));
pd = makeObject('prob.KernelDistribution', p, struct('options', ...
    {{'Kernel', o.Kernel, 'Bandwidth', width, 'Support', o.Support, 'Weights', freq}}), struct( ...
    'pdf', @(pd, x) kernelValue(pd, x, 'pdf'), 'cdf', @kernelProbability, 'icdf', @(pd, p) kernelValue(pd, p, 'icdf'), ...
    'median', @(pd) kernelValue(pd, 0.5, 'icdf'), 'mean', @(pd) kernelMoment(pd, 1), 'var', @(pd) kernelMoment(pd, 2), ...
    'std', @(pd) sqrt(kernelMoment(pd, 2)), 'random', @(pd, varargin) kernelValue(pd, rand(varargin{:}), 'icdf'), 'disp', @kernelShown));
end

function y = kernelValue(pd, x, what)
y = reshape(ksdensity(pd.InputData.data, x(:), objectState(pd).options{:}, 'Function', what), size(x));
end

function p = kernelProbability(pd, x, tail)
p = kernelValue(pd, x, 'cdf');
if nargin > 2 && strcmpi(tail, 'upper'), p = 1 - p; end
end

function m = kernelMoment(pd, order)
low = kernelValue(pd, 1e-10, 'icdf');
high = kernelValue(pd, 1 - 1e-10, 'icdf');
m = integral(@(x) x.*kernelValue(pd, x, 'pdf'), low, high);
if order == 2, m = integral(@(x) (x - m).^2.*kernelValue(pd, x, 'pdf'), low, high); end
end

function kernelShown(pd)
fprintf('  KernelDistribution\n\n    Kernel = %s\n    Bandwidth = %g\n    Support = unbounded\n\n', pd.Kernel, pd.Bandwidth);
end
