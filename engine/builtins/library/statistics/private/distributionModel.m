% SPDX-License-Identifier: Apache-2.0
function m = distributionModel(name)
% What makedist and fitdist know of a family: its names, its parameters with their standard values and what they may be, its functions of
% x and the parameters, [mean, variance] of them, the ends of its support, and whether it has whole numbers only.
plain = lower(strrep(strrep(char(name), ' ', ''), '-', ''));
switch plain
    case 'normal', m = ofFamily('Normal', 'norm', {'mu', 'sigma'}, {0, 1}, {'real', 'positive'}, [-Inf Inf]);
    case 'lognormal', m = ofFamily('Lognormal', 'logn', {'mu', 'sigma'}, {0, 1}, {'real', 'positive'}, [0 Inf]);
    case 'exponential', m = ofFamily('Exponential', 'exp', {'mu'}, {1}, {'positive'}, [0 Inf]);
    case 'uniform', m = ofFamily('Uniform', 'unif', {'Lower', 'Upper'}, {0, 1}, {'real', 'real'}, [-Inf Inf]);
    case 'gamma', m = ofFamily('Gamma', 'gam', {'a', 'b'}, {1, 1}, {'positive', 'positive'}, [0 Inf]);
    case 'beta', m = ofFamily('Beta', 'beta', {'a', 'b'}, {1, 1}, {'positive', 'positive'}, [0 1]);
    case {'weibull', 'wbl'}, m = ofFamily('Weibull', 'wbl', {'A', 'B'}, {1, 1}, {'positive', 'positive'}, [0 Inf]);
    case 'rayleigh', m = ofFamily('Rayleigh', 'rayl', {'B'}, {1}, {'positive'}, [0 Inf]);
    case {'extremevalue', 'ev'}, m = ofFamily('Extreme Value', 'ev', {'mu', 'sigma'}, {0, 1}, {'real', 'positive'}, [-Inf Inf]);
    case {'generalizedextremevalue', 'gev'}
        m = ofFamily('Generalized Extreme Value', 'gev', {'k', 'sigma', 'mu'}, {0, 1, 0}, {'real', 'positive', 'real'}, [-Inf Inf]);
    case {'generalizedpareto', 'gp'}
        m = ofFamily('Generalized Pareto', 'gp', {'k', 'sigma', 'theta'}, {1, 1, 1}, {'real', 'positive', 'real'}, [-Inf Inf]);
    case 'poisson', m = ofFamily('Poisson', 'poiss', {'lambda'}, {1}, {'nonnegative'}, [0 Inf]);
    case 'binomial', m = ofFamily('Binomial', 'bino', {'N', 'p'}, {1, 0.5}, {'count', 'probability'}, [0 Inf]);
    case {'negativebinomial', 'nbin'}, m = ofFamily('Negative Binomial', 'nbin', {'R', 'P'}, {1, 0.5}, {'positive', 'probability'}, [0 Inf]);
    case 'tlocationscale'
        m = written('t Location-Scale', {'mu', 'sigma', 'nu'}, {0, 1, 5}, {'real', 'positive', 'positive'}, [-Inf Inf], ...
            @(x, mu, s, nu) tpdf((x - mu)/s, nu)/s, @(x, upper, mu, s, nu) upperOr(upper, @tcdf, (x - mu)/s, nu), ...
            @(p, mu, s, nu) mu + s*tinv(p, nu), @tScaleStat);
    case 'logistic'
        m = written('Logistic', {'mu', 'sigma'}, {0, 1}, {'real', 'positive'}, [-Inf Inf], ...
            @(x, mu, s) sech((x - mu)/(2*s)).^2/(4*s), @(x, upper, mu, s) 1./(1 + exp((2*upper - 1)*(x - mu)/s)), ...
            @(p, mu, s) mu + s*(log(p) - log1p(-p)), @(mu, s) deal(mu, s^2*pi^2/3));
    case 'loglogistic'
        m = written('Log-Logistic', {'mu', 'sigma'}, {0, 1}, {'real', 'positive'}, [0 Inf], ...
            @(x, mu, s) sech((log(x) - mu)/(2*s)).^2./(4*s*x), @(x, upper, mu, s) 1./(1 + exp((2*upper - 1)*(log(x) - mu)/s)), ...
            @(p, mu, s) exp(mu + s*(log(p) - log1p(-p))), @logLogisticStat);
    case 'halfnormal'
        m = written('Half Normal', {'mu', 'sigma'}, {0, 1}, {'real', 'positive'}, [-Inf Inf], ...
            @(x, mu, s) 2*normpdf(x, mu, s).*(x >= mu), @halfNormalCdf, ...
            @(p, mu, s) mu + s*sqrt(2)*erfinv(p), @(mu, s) deal(mu + s*sqrt(2/pi), s^2*(1 - 2/pi)));
    case 'inversegaussian'
        m = written('Inverse Gaussian', {'mu', 'lambda'}, {1, 1}, {'positive', 'positive'}, [0 Inf], ...
            @(x, mu, l) sqrt(l./(2*pi*x.^3)).*exp(-l*(x - mu).^2./(2*mu^2*x)), @inverseGaussianCdf, [], ...
            @(mu, l) deal(mu, mu^3/l));
    case 'nakagami'
        m = written('Nakagami', {'mu', 'omega'}, {1, 1}, {'positive', 'positive'}, [0 Inf], ...
            @(x, mu, w) 2*x.*gampdf(x.^2, mu, w/mu), @(x, upper, mu, w) upperOr(upper, @gamcdf, x.^2, mu, w/mu), ...
            @(p, mu, w) sqrt(gaminv(p, mu, w/mu)), @nakagamiStat);
    case 'birnbaumsaunders'
        m = written('Birnbaum-Saunders', {'beta', 'gamma'}, {1, 1}, {'positive', 'positive'}, [0 Inf], ...
            @(x, b, g) (sqrt(x/b) + sqrt(b./x))./(2*g*x).*normpdf((sqrt(x/b) - sqrt(b./x))/g), ...
            @(x, upper, b, g) upperOr(upper, @normcdf, (sqrt(x/b) - sqrt(b./x))/g), ...
            @(p, b, g) b/4*(g*norminv(p) + sqrt(4 + (g*norminv(p)).^2)).^2, ...
            @(b, g) deal(b*(1 + g^2/2), (b*g)^2*(1 + 5*g^2/4)));
    case 'burr'
        m = written('Burr', {'alpha', 'c', 'k'}, {1, 1, 1}, {'positive', 'positive', 'positive'}, [0 Inf], ...
            @(x, a, c, k) k*c/a*(x/a).^(c - 1)./(1 + (x/a).^c).^(k + 1), @burrCdf, ...
            @(p, a, c, k) a*expm1(-log1p(-p)/k).^(1/c), @burrStat);
    case 'triangular'
        m = written('Triangular', {'A', 'B', 'C'}, {0, 0.5, 1}, {'real', 'real', 'real'}, [-Inf Inf], ...
            @(x, a, b, c) max(0, min((x - a)/(b - a), (c - x)/(c - b)))*2/(c - a), @triangularCdf, @triangularQuantile, ...
            @(a, b, c) deal((a + b + c)/3, (a^2 + b^2 + c^2 - a*b - a*c - b*c)/18));
    case 'loguniform'
        m = written('Loguniform', {'Lower', 'Upper'}, {1, 4}, {'positive', 'positive'}, [0 Inf], ...
            @(x, a, b) (x >= a & x <= b)./(x*log(b/a)), @(x, upper, a, b) abs(upper - min(max(log(x/a)/log(b/a), 0), 1)), ...
            @(p, a, b) a*(b/a).^p, @(a, b) deal((b - a)/log(b/a), (b^2 - a^2)/(2*log(b/a)) - ((b - a)/log(b/a))^2));
    otherwise
        error('stats:ProbDistUnivParam:checkdistname:UnrecognizedName', 'Unrecognized distribution name: ''%s''.', char(name));
end
end

function m = ofFamily(name, short, parameters, standard, kinds, support)
m = written(name, parameters, standard, kinds, support, @(varargin) builtin([short 'pdf'], varargin{:}), ...
    @(x, upper, varargin) ofTail(short, x, upper, varargin), @(varargin) builtin([short 'inv'], varargin{:}), @(varargin) builtin([short 'stat'], varargin{:}));
m.short = short;
m.discrete = any(strcmp(short, {'poiss', 'bino', 'nbin'}));
end

function p = ofTail(short, x, upper, parameters)
if upper, p = builtin([short 'cdf'], x, parameters{:}, 'upper'); else, p = builtin([short 'cdf'], x, parameters{:}); end
end

function m = written(name, parameters, standard, kinds, support, density, probability, quantile, stat)
class = strrep(strrep(strrep(name, ' ', ''), '-', ''), 'LogLogistic', 'Loglogistic');
class = strrep(class, 'tLocationScale', 'TLocationScale');
m = struct('name', name, 'class', ['prob.' class 'Distribution'], 'parameters', {parameters}, 'standard', {standard}, 'kinds', {kinds}, ...
    'support', support, 'pdf', density, 'cdf', probability, 'inv', quantile, 'stat', stat, 'short', '', 'discrete', false);
end

function p = upperOr(upper, f, varargin)
if upper, p = f(varargin{:}, 'upper'); else, p = f(varargin{:}); end
end

function [m, v] = tScaleStat(mu, s, nu)
m = NaN; v = NaN;
if nu > 1, m = mu; end
if nu > 2, v = s^2*nu/(nu - 2); elseif nu > 1, v = Inf; end
end

function [m, v] = logLogisticStat(mu, s)
m = Inf; v = Inf;
if s < 1, m = exp(mu)*pi*s/sin(pi*s); end
if s < 0.5, v = exp(2*mu)*2*pi*s/sin(2*pi*s) - m^2; end
end

function p = halfNormalCdf(x, upper, mu, s)
z = max(x - mu, 0)/(s*sqrt(2));
if upper, p = erfc(z); else, p = erf(z); end
end

function p = inverseGaussianCdf(x, upper, mu, l)
r = sqrt(l./x);
beyond = exp(2*l/mu + log(normcdf(-r.*(x/mu + 1))));
if upper, p = normcdf(-r.*(x/mu - 1)) - beyond; else, p = normcdf(r.*(x/mu - 1)) + beyond; end
p(x <= 0) = upper;
p(x == Inf) = ~upper;
end

function [m, v] = nakagamiStat(mu, w)
m = exp(gammaln(mu + 0.5) - gammaln(mu))*sqrt(w/mu);
v = w - m^2;
end

function p = burrCdf(x, upper, a, c, k)
l = -k*log1p((max(x, 0)/a).^c);
if upper, p = exp(l); else, p = -expm1(l); end
end

function [m, v] = burrStat(a, c, k)
m = Inf; v = Inf;
if c*k > 1, m = a*k*beta(k - 1/c, 1 + 1/c); end
if c*k > 2, v = a^2*k*beta(k - 2/c, 1 + 2/c) - m^2; end
end

function p = triangularCdf(x, upper, a, b, c)
x = min(max(x, a), c);
below = x <= b;
p = zeros(size(x));
if upper
    p(below) = 1 - (x(below) - a).^2/((c - a)*(b - a));
    p(~below) = (c - x(~below)).^2/((c - a)*(c - b));
else
    p(below) = (x(below) - a).^2/((c - a)*(b - a));
    p(~below) = 1 - (c - x(~below)).^2/((c - a)*(c - b));
end
p(x == a) = upper;
p(x == c) = ~upper;
end

function x = triangularQuantile(p, a, b, c)
below = p <= (b - a)/(c - a);
x = c - sqrt((1 - p)*(c - a)*(c - b));
x(below) = a + sqrt(p(below)*(c - a)*(b - a));
end
