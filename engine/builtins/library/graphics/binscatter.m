% SPDX-License-Identifier: Apache-2.0
function h = binscatter(varargin)
% How many of many points lie in each bin of the plane, as colors: binscatter(x,y), binscatter(x,y,n), binscatter(x,y,[nx ny]),
% with 'NumBins', 'XLimits', 'YLimits', 'ShowEmptyBins', 'FaceAlpha'. Empty bins show the ground.
% Example: binscatter(randn(1e5, 1), randn(1e5, 1))
[ax, args] = leadingAxes(varargin);
n = leadingNumbers(args);
if n < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = double(args{1}(:));
y = double(args{2}(:));
if numel(x) ~= numel(y), error('MATLAB:binscatter:SizeMismatch', 'X and Y must have the same size.'); end
bins = [];
if n > 2, bins = args{3}; end
rest = args(min(n, 3)+1:end);
[bins, rest] = takeOption(rest, 'NumBins', bins);
[xl, rest] = takeOption(rest, 'XLimits', []);
[yl, rest] = takeOption(rest, 'YLimits', []);
[empty, rest] = takeOption(rest, 'ShowEmptyBins', 'off');
[alpha, rest] = takeOption(rest, 'FaceAlpha', 1);
if isempty(bins), bins = min(max(round(sqrt(numel(x))/4), 10), 100); end
validateattributes(bins, {'numeric'}, {'integer', 'positive', '<=', 250}, 'binscatter', 'NumBins');
if isscalar(bins), bins = [bins bins]; end
options = {};
if ~isempty(xl), options = [options, {'XBinLimits', xl}]; end
if ~isempty(yl), options = [options, {'YBinLimits', yl}]; end
[counts, xe, ye] = histcounts2(x, y, double(bins), options{:});
shown = counts.';
opacity = alpha*ones(size(shown));
if ~(isequal(empty, true) || strcmpi(empty, 'on')), opacity(shown == 0) = 0; end
wasHeld = ishold(ax);
made = imagesc(ax, (xe(1:end-1) + xe(2:end))/2, (ye(1:end-1) + ye(2:end))/2, shown);
set(made, 'AlphaData', opacity, 'AlphaDataMapping', 'none', rest{:});
set(ax, 'YDir', 'normal');
if ~wasHeld, colorbar(ax); end
if nargout > 0, h = made; end
end
