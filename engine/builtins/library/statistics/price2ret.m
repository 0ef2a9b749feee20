% SPDX-License-Identifier: Apache-2.0
function [r, intervals] = price2ret(prices, ticks, method)
% Returns of prices (columns, the first one the oldest): price2ret(prices, ticks, method) with the times of the prices (1 apart), method 'Continuous' (differences of
% logarithms over the time between, the default) or 'Periodic' (p(t+1)/p(t) - 1 over it).
% Example: r = price2ret([100 110 121]', [], 'Periodic')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, ticks = []; end
if nargin < 3, method = 'Continuous'; end
row = isrow(prices);
if row, prices = prices(:); end
n = size(prices, 1);
if isempty(ticks), ticks = (1:n)'; end
if numel(ticks) ~= n, error('econ:price2ret:NumTicksMismatch', 'There must be a time for each price.'); end
intervals = diff(ticks(:));
if any(intervals <= 0), error('econ:price2ret:NonIncreasingTicks', 'The times must rise.'); end
if strcmp(validatestring(method, {'Continuous', 'Periodic'}, 'price2ret'), 'Continuous'), r = diff(log(prices), 1, 1)./intervals;
else, r = (prices(2:end, :)./prices(1:end - 1, :) - 1)./intervals; end
if row, r = r.'; end
end
