% SPDX-License-Identifier: Apache-2.0
function [h, p, statistic, critical] = lillietest(x, varargin)
% Lilliefors' test that a sample is of a normal distribution of any mean and variance: h is 1 where it is refused. Options Alpha (0.05), Distribution
% ('normal', 'exponential'), MCTol (simulates to that standard error of p). p is interpolated in a table of 0.001 to 0.5 that is simulated for the
% sample's size with numbers of its own.
% Example: h = lillietest([1.1 2.3 0.7 1.9 1.4 2.6 1.7])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = testOptionPairs('lillietest', varargin, struct('Alpha', 0.05, 'Distribution', 'normal', 'MCTol', []));
x = sort(x(~isnan(x)));
x = x(:);
n = numel(x);
if n < 4, error('stats:lillietest:NotEnoughData', 'Sample vector X must have at least 4 valid observations.'); end
kind = validatestring(o.Distribution, {'normal', 'norm', 'exponential', 'exp'}, 'lillietest', 'Distribution');
exponential = strncmp(kind, 'exp', 3);
if exponential && any(x < 0), error('stats:lillietest:NegativeData', 'The data must not be negative.'); end
statistic = distances(x, exponential);
runs = 20000;
if ~isempty(o.MCTol), runs = min(ceil(0.25/o.MCTol^2), 1000000); end
s = RandStream('mt19937ar', 'Seed', 1);
all = zeros(1, 0);
while numel(all) < runs
    many = min(runs - numel(all), max(1, floor(1e6/n)));
    if exponential, sample = -log(rand(s, n, many)); else, sample = randn(s, n, many); end
    all = [all, distances(sort(sample, 1), exponential)];
end
p = mean(all >= statistic - 1e-12);
if isempty(o.MCTol)
    if p < 0.001, p = 0.001; warning('stats:lillietest:OutOfRangePLow', 'P is less than the smallest tabulated value, returning 0.001.'); end
    if p > 0.5, p = 0.5; warning('stats:lillietest:OutOfRangePHigh', 'P is greater than the largest tabulated value, returning 0.5.'); end
end
all = sort(all, 'descend');
critical = all(max(1, floor(o.Alpha*numel(all))));
h = double(statistic > critical);
end

function d = distances(x, exponential)
n = size(x, 1);
if exponential, F = 1 - exp(-x./mean(x, 1)); else, F = normcdf((x - mean(x, 1))./std(x, 0, 1)); end
d = max(max((1:n)'/n - F, F - (0:n - 1)'/n), [], 1);
end
