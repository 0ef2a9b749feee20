% SPDX-License-Identifier: Apache-2.0
function short = distributionName(name)
% The short name of a distribution's functions, by which 'Normal' and the like begin.
if ~(ischar(name) || (isstring(name) && isscalar(name)))
    error('stats:pdf:BadDistribution', 'The distribution name must be a character vector or string scalar.');
end
names = {'beta', 'beta'; 'binomial', 'bino'; 'chisquare', 'chi2'; 'chi2', 'chi2'; 'exponential', 'exp'; ...
    'extremevalue', 'ev'; 'ev', 'ev'; 'f', 'f'; 'gamma', 'gam'; 'generalizedextremevalue', 'gev'; ...
    'gev', 'gev'; 'generalizedpareto', 'gp'; 'gp', 'gp'; 'geometric', 'geo'; 'hypergeometric', 'hyge'; ...
    'lognormal', 'logn'; 'negativebinomial', 'nbin'; 'nbin', 'nbin'; 'normal', 'norm'; 'poisson', 'poiss'; ...
    'rayleigh', 'rayl'; 't', 't'; 'uniform', 'unif'; 'discreteuniform', 'unid'; 'unid', 'unid'; ...
    'weibull', 'wbl'; 'wbl', 'wbl'};
plain = lower(strrep(strrep(char(name), ' ', ''), '-', ''));
at = find(strcmp(names(:, 1), plain), 1);
if isempty(at) && numel(plain) > 1, at = find(strncmp(names(:, 1), plain, numel(plain)), 1); end
if isempty(at)
    error('stats:internal:getDistributionName:UnrecognizedDistributionName', ...
        'The distribution name ''%s'' is not recognized.', char(name));
end
short = names{at, 2};
end
