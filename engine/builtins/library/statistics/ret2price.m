% SPDX-License-Identifier: Apache-2.0
function [prices, ticks] = ret2price(r, start, intervals, first, method)
% Prices of returns (columns): ret2price(r, start, intervals, first, method) with the first price (1), the time between prices (1), the first time (0) and the method
% of price2ret.
% Example: p = ret2price([0.1 0.1]', 100, [], [], 'Periodic')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(start), start = 1; end
if nargin < 3 || isempty(intervals), intervals = 1; end
if nargin < 4 || isempty(first), first = 0; end
if nargin < 5 || isempty(method), method = 'Continuous'; end
row = isrow(r);
if row, r = r(:); end
[n, d] = size(r);
intervals = repmat(intervals(:), n/numel(intervals), 1);
start = repmat(start(:)', 1, d/numel(start));
if strcmp(validatestring(method, {'Continuous', 'Periodic'}, 'ret2price'), 'Continuous'), growth = exp(cumsum(r.*intervals, 1)); else, growth = cumprod(1 + r.*intervals, 1); end
prices = start.*[ones(1, d); growth];
ticks = first + [0; cumsum(intervals)];
if row, prices = prices.'; ticks = ticks.'; end
end
