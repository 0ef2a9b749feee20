% SPDX-License-Identifier: Apache-2.0
function h = heatmap(varargin)
% A matrix as colored cells with their numbers: heatmap(C) or heatmap(xvalues,yvalues,C), then properties,
% which h has, too.
% Example: h = heatmap([1 2; 3 4]); h.Title = 'Numbers'
rest = varargin;
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(rest) >= 3 && ~(ischar(rest{2}) || (isstring(rest{2}) && isscalar(rest{2})))
    [xnames, ynames, C] = rest{1:3};
    tail = rest(4:end);
else
    C = rest{1};
    xnames = 1:size(C, 2);
    ynames = 1:size(C, 1);
    tail = rest(2:end);
end
if ~(isnumeric(C) || islogical(C)) || ~ismatrix(C)
    error('MATLAB:graphics:heatmap:InvalidColorData', 'ColorData must be a numeric matrix.');
end
made = heatmapChart(C, heatmapNames(xnames, size(C, 2), 'XDisplayLabels'), heatmapNames(ynames, size(C, 1), 'YDisplayLabels'), tail);
if nargout > 0, h = made; end
end
