% SPDX-License-Identifier: Apache-2.0
function h = scatterhistogram(x, y, varargin)
% Points with the histograms of both coordinates at the edges: scatterhistogram(x,y,Name,Value) with 'GroupData',
% 'NumBins', 'Title', 'XLabel', 'YLabel', 'Color', 'MarkerSize', 'LegendVisible'.
narginchk(2, Inf)
[group, rest] = takeOption(varargin, 'GroupData', ones(numel(x), 1));
[bins, rest] = takeOption(rest, 'NumBins', []);
[heading, rest] = takeOption(rest, 'Title', '');
[across, rest] = takeOption(rest, 'XLabel', '');
[up, rest] = takeOption(rest, 'YLabel', '');
[colors, rest] = takeOption(rest, 'Color', lines(7));
[marks, rest] = takeOption(rest, 'MarkerSize', 5);
[named, rest] = takeOption(rest, 'LegendVisible', '');
if ~isempty(rest), error('MATLAB:hg:InvalidProperty', 'Unrecognized property %s for class ScatterHistogramChart.', char(rest{1})); end
made = scatterhist(x, y, 'Group', group, 'NBins', bins, 'Color', colors, 'MarkerSize', marks, 'Legend', named, 'Direction', 'out');
set(made(1), 'Position', [0.12 0.12 0.6 0.6]);
set(made(2), 'Position', [0.12 0.76 0.6 0.15]);
set(made(3), 'Position', [0.76 0.12 0.17 0.6]);
xlabel(made(1), across);
ylabel(made(1), up);
if ~isempty(heading), sgtitle(heading); end
if nargout > 0, h = made; end
end
