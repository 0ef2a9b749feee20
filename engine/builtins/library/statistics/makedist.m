% SPDX-License-Identifier: Apache-2.0
function pd = makedist(name, varargin)
% A probability distribution as an object: makedist('Normal', 'mu', 75, 'sigma', 10). It has the parameters as properties and the functions
% pdf, cdf, icdf, random, mean, median, std, var, iqr, truncate, paramci, negloglik. Names: Beta, Binomial, BirnbaumSaunders, Burr, Exponential,
% ExtremeValue, Gamma, GeneralizedExtremeValue, GeneralizedPareto, HalfNormal, InverseGaussian, Logistic, Loglogistic, Lognormal, Loguniform,
% Nakagami, NegativeBinomial, Normal, Poisson, Rayleigh, Triangular, tLocationScale, Uniform, Weibull; makedist alone lists them.
% Example: pd = makedist('Normal', 'mu', 2); p = cdf(pd, 2)
if nargin == 0
    pd = {'beta'; 'binomial'; 'birnbaumsaunders'; 'burr'; 'exponential'; 'extremevalue'; 'gamma'; 'generalizedextremevalue'; 'generalizedpareto'; ...
        'halfnormal'; 'inversegaussian'; 'logistic'; 'loglogistic'; 'lognormal'; 'loguniform'; 'nakagami'; 'negativebinomial'; 'normal'; ...
        'poisson'; 'rayleigh'; 'tlocationscale'; 'triangular'; 'uniform'; 'weibull'};
    return
end
if ~(ischar(name) || (isstring(name) && isscalar(name)))
    error('stats:ProbDistUnivParam:checkdistname:BadDistName', 'The distribution name must be a character vector or string scalar.');
end
m = distributionModel(name);
values = m.standard;
if mod(numel(varargin), 2) == 1
    error('MATLAB:InputParser:ParamMissingValue', 'Parameters come as names and values.');
end
for k = 1:2:numel(varargin)
    at = find(strcmpi(m.parameters, char(varargin{k})), 1);
    if isempty(at)
        error('stats:internal:parseArgs:BadParamName', '''%s'' is not a recognized parameter of the distribution. Valid names are: %s.', ...
            char(varargin{k}), strjoin(m.parameters, ', '));
    end
    values{at} = varargin{k + 1};
end
pd = distributionObject(m, values, [], []);
end
