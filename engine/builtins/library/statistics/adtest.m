% SPDX-License-Identifier: Apache-2.0
function [h, p, statistic, critical] = adtest(x, varargin)
% Anderson and Darling's test that a sample is of a normal distribution of any mean and variance: h is 1 where it is refused. Options Alpha (0.05),
% Distribution ('norm'; 'logn' tests the logarithms).
% Example: h = adtest([1.1 2.3 0.7 1.9 1.4 2.6 1.7])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('adtest', varargin, struct('Alpha', 0.05, 'Distribution', 'norm'));
x = x(~isnan(x));
x = sort(double(x(:)));
kind = validatestring(o.Distribution, {'norm', 'logn'}, 'adtest', 'Distribution');
if strcmp(kind, 'logn'), x = log(x); end
n = numel(x);
if n < 4, error('stats:adtest:NotEnoughData', 'Sample vector X must have at least 4 valid observations.'); end
z = (x - mean(x))/std(x);
statistic = -n - mean((2*(1:n)' - 1).*(log(normcdf(z)) + log(normcdf(-flip(z)))));
% D'Agostino and Stephens, Goodness-of-Fit Techniques, 1986, table 4.9.
level = @(a) levelOf(a*(1 + 0.75/n + 2.25/n^2));
p = level(statistic);
low = 0; high = 50;
while high - low > 1e-10
    middle = (low + high)/2;
    if level(middle) > o.Alpha, low = middle; else, high = middle; end
end
critical = high;
h = double(p < o.Alpha);
end

function p = levelOf(a)
if a >= 0.6, p = exp(1.2937 - 5.709*a + 0.0186*a^2);
elseif a >= 0.34, p = exp(0.9177 - 4.279*a - 1.38*a^2);
elseif a >= 0.2, p = 1 - exp(-8.318 + 42.796*a - 59.938*a^2);
else, p = 1 - exp(-13.436 + 101.14*a - 223.73*a^2);
end
end
