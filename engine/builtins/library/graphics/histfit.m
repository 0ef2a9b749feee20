% SPDX-License-Identifier: Apache-2.0
function h = histfit(data, bins, name)
% A histogram with the density of a fitted distribution: histfit(x,n,'normal'|…).
data = double(data(:));
data = data(~isnan(data));
if nargin < 2 || isempty(bins), bins = ceil(sqrt(numel(data))); end
if nargin < 3, name = 'normal'; end
bars = histogram(data, bins);
edges = get(bars, 'BinEdges');
x = linspace(edges(1), edges(end), 200);
switch lower(char(name))
    case 'normal', y = normpdf(x, mean(data), std(data));
    case 'exponential', y = exppdf(x, mean(data));
    case 'lognormal', y = lognpdf(x, mean(log(data)), std(log(data)));
    case 'gamma', p = gamfit(data); y = gampdf(x, p(1), p(2));
    case 'weibull', p = wblfit(data); y = wblpdf(x, p(1), p(2));
    otherwise
        error('stats:histfit:UnknownDistribution', 'Unknown distribution ''%s''.', char(name));
end
ax = gca;
wasHeld = ishold(ax);
hold(ax, 'on');
curve = plot(ax, x, y*numel(data)*(edges(2) - edges(1)), 'r-', 'LineWidth', 2);
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = [bars; curve]; end
end
