% SPDX-License-Identifier: Apache-2.0
function [values, ci, covariance] = fittedParameters(m, x, cens, freq, alpha, trials)
% The parameters of a family m by maximum likelihood and their intervals: in closed form where there is one and every datum counts once.
whole = ~any(cens) && all(freq == 1);
values = [];
if whole
    switch m.short
        case 'norm'
            [mu, s, muci, sci] = normfit(x, alpha);
            values = [mu s]; ci = [muci sci];
        case 'logn', [values, ci] = lognfit(x, alpha);
        case 'exp', [values, ci] = expfit(x, alpha);
        case 'unif'
            [a, b, aci, bci] = unifit(x, alpha);
            values = [a b]; ci = [aci bci];
        case {'gam', 'wbl', 'rayl', 'beta', 'ev', 'gev', 'nbin', 'poiss'}, [values, ci] = builtin([m.short 'fit'], x, alpha);
        case 'bino'
            [q, ci] = binofit(sum(x), numel(x)*trials, alpha);
            values = [trials q]; ci = [[trials; trials] ci'];
        case 'gp'
            [values, ci] = gpfit(x, alpha);
            values = [values 0]; ci = [ci [0; 0]];
    end
end
n = numel(m.parameters);
free = ~(strcmp(m.short, 'bino') & (1:n) == 1 | strcmp(m.short, 'gp') & (1:n) == 3 | strcmp(m.name, 'Half Normal') & (1:n) == 1);
positive = ~strcmp(m.kinds, 'real');
unit = strcmp(m.kinds, 'probability');
density = @(x, v) likelihoods(m, x, cens, freq, v);
if isempty(values)
    start = starting(m, x, trials);
    from = @(q) fromFree(q, start, positive, unit, free);
    [values, ci] = likelihoodFit(x, density, toFree(start, positive, unit, free), from, alpha);
end
if nargout < 3, return, end
covariance = zeros(n);
if ~strcmp(m.short, 'unif'), covariance(free, free) = curvature(@(v) -sum(log(density(x, v))), values, free); end
end

function p = likelihoods(m, x, cens, freq, v)
v = num2cell(v);
p = m.pdf(x, v{:});
if any(cens), p(cens) = m.cdf(x(cens), true, v{:}); end
p = p.^freq;
end

function v = starting(m, x, trials)
v = cell2mat(m.standard);
s = std(x);
if ~(s > 0), s = 1; end
switch m.name
    case {'Normal', 'Logistic', 'Extreme Value'}, v = [mean(x) s];
    case {'Lognormal', 'Log-Logistic'}, v = [mean(log(x)) max(std(log(x)), 1e-3)];
    case 't Location-Scale', v = [median(x) s 5];
    case 'Exponential', v = mean(x);
    case 'Gamma', v = [(mean(x)/s)^2 s^2/mean(x)];
    case 'Weibull', v = wblfit(x);
    case 'Rayleigh', v = sqrt(mean(x.^2)/2);
    case 'Poisson', v = mean(x);
    case 'Binomial', v = [trials mean(x)/trials];
    case 'Negative Binomial', v = nbinfit(x);
    case 'Beta', v = betafit(x);
    case 'Generalized Extreme Value', v = gevfit(x);
    case 'Generalized Pareto', v = [gpfit(x) 0];
    case 'Half Normal', v = [0 sqrt(mean(x.^2))];
    case 'Inverse Gaussian', v = [mean(x) 1/mean(1./x - 1/mean(x))];
    case 'Nakagami', v = [mean(x.^2)^2/max(var(x.^2), realmin) mean(x.^2)];
    case 'Birnbaum-Saunders'
        b = sqrt(mean(x)/mean(1./x));
        v = [b sqrt(2*max(sqrt(mean(x)*mean(1./x)) - 1, 1e-6))];
    case 'Burr', v = [median(x) 2 1];
    otherwise
        error('stats:ProbDistUnivParam:fit:NotFitted', 'The %s distribution cannot be fitted to data.', m.name);
end
end

function q = toFree(v, positive, unit, free)
q = v;
q(positive) = log(v(positive));
q(unit) = log(v(unit)./(1 - v(unit)));
q = q(free);
end

function v = fromFree(q, start, positive, unit, free)
v = start;
v(free) = q;
v(positive & free) = exp(v(positive & free));
v(unit & free) = v(unit & free)./(1 + v(unit & free));
end

function C = curvature(cost, v, free)
% The inverse of the second derivatives of the cost.
at = find(free);
n = numel(at);
H = zeros(n);
h = eps^(1/4)*max(abs(v), 1e-2);
for i = 1:n
    for j = i:n
        e = zeros(size(v)); e(at(i)) = h(at(i));
        g = zeros(size(v)); g(at(j)) = h(at(j));
        H(i, j) = (cost(v + e + g) - cost(v + e - g) - cost(v - e + g) + cost(v - e - g))/(4*h(at(i))*h(at(j)));
        H(j, i) = H(i, j);
    end
end
C = inv(H);
end
