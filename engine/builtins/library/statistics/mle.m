% SPDX-License-Identifier: Apache-2.0
function [phat, ci] = mle(data, varargin)
% Maximum likelihood: mle(data), 'Distribution' by name (normal), or 'pdf' (or 'logpdf') a function of data and parameters with 'Start'; 'Alpha'
% (0.05), and of a distribution by name 'Censoring' and 'Frequency'.
% Example: phat = mle([1 2 0.5 3], 'Distribution', 'exponential')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isempty(varargin) && mod(numel(varargin), 2) == 1, error('stats:mle:BadArgs', 'Options come as names and values.'); end
o = testOptionPairs('mle', varargin, struct('Distribution', 'normal', 'pdf', [], 'logpdf', [], 'nloglf', [], 'Start', [], 'Alpha', 0.05, ...
    'LowerBound', [], 'UpperBound', [], 'Options', [], 'ntrials', 1, 'Censoring', [], 'Frequency', []));
x = data(:);
if isempty(o.pdf) && isempty(o.logpdf) && isempty(o.nloglf)
    if any(o.Censoring) || ~(isempty(o.Frequency) || all(o.Frequency(:) == 1)), [phat, ci] = ofModel(x, o); return, end
    switch lower(char(o.Distribution))
        case {'normal', 'norm'}, phat = [mean(x), std(x, 1)]; [~, ~, c1, c2] = normfit(x, o.Alpha); ci = [c1(:), c2(:)];
        case {'exponential', 'exp'}, [phat, ci] = expfit(x, o.Alpha);
        case {'poisson', 'poiss'}, [phat, ci] = poissfit(x, o.Alpha);
        case {'gamma', 'gam'}, [phat, ci] = gamfit(x, o.Alpha);
        case {'lognormal', 'logn'}, [phat, ci] = lognfit(x, o.Alpha);
        case {'weibull', 'wbl'}, [phat, ci] = wblfit(x, o.Alpha);
        case {'rayleigh', 'rayl'}, [phat, ci] = raylfit(x, o.Alpha);
        case {'uniform', 'unif'}, phat = [min(x), max(x)]; ci = [phat; phat];
        case 'beta', [phat, ci] = betafit(x, o.Alpha);
        case {'extreme value', 'ev'}, [phat, ci] = evfit(x, o.Alpha);
        case {'generalized extreme value', 'gev'}, [phat, ci] = gevfit(x, o.Alpha);
        case {'generalized pareto', 'gp'}, [phat, ci] = gpfit(x, o.Alpha);
        case {'negative binomial', 'nbin'}, [phat, ci] = nbinfit(x, o.Alpha);
        case {'bernoulli'}, [phat, ci] = binofit(sum(x), numel(x), o.Alpha); ci = ci(:);
        case {'binomial', 'bino'}, [phat, ci] = binofit(sum(x), sum(o.ntrials.*ones(size(x))), o.Alpha); ci = ci(:);
        case {'geometric', 'geo'}, phat = 1/(1 + mean(x)); s = phat*sqrt((1 - phat)/numel(x)); ci = phat + norminv([o.Alpha/2; 1 - o.Alpha/2])*s;
        otherwise, [phat, ci] = ofModel(x, o);
    end
    return
end
if isempty(o.Start), error('stats:mle:StartRequired', 'The ''Start'' parameter is required.'); end
k = numel(o.Start);
low = -Inf(1, k); high = Inf(1, k);
if ~isempty(o.LowerBound), low = reshape(o.LowerBound, 1, []); end
if ~isempty(o.UpperBound), high = reshape(o.UpperBound, 1, []); end
inside = @(q) all(q >= low & q <= high);
density = @(x, q) valueOf(o, x, q, inside(q));
[phat, ci] = likelihoodFit(x, density, reshape(o.Start, 1, []), @(q) q, o.Alpha);
end

function [phat, ci] = ofModel(x, o)
% As fitdist has it, of censored data and of those that stand for several, too.
[cens, freq] = deal(false(size(x)), ones(size(x)));
if ~isempty(o.Censoring), cens = logical(o.Censoring(:)); end
if ~isempty(o.Frequency), freq = double(o.Frequency(:)); end
if numel(cens) ~= numel(x), error('stats:mle:InputSizeMismatch', 'CENSORING must be a vector of the same size as DATA.'); end
if numel(freq) ~= numel(x), error('stats:mle:InputSizeMismatch', 'FREQUENCY must be a vector of the same size as DATA.'); end
m = distributionModel(o.Distribution);
[phat, ci] = fittedParameters(m, x, cens, freq, o.Alpha, o.ntrials);
if iscell(phat), phat = [phat{:}]; end
end

function p = valueOf(o, x, q, inside)
if ~inside, p = 0*x; return, end
q = num2cell(q);
if ~isempty(o.pdf), p = o.pdf(x, q{:});
elseif ~isempty(o.logpdf), p = exp(o.logpdf(x, q{:}));
else, p = exp(-o.nloglf([q{:}], x, false(size(x)), ones(size(x)))/numel(x))*ones(size(x));
end
end
