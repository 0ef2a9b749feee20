% SPDX-License-Identifier: Apache-2.0
function h = streamline(varargin)
% Streamlines: streamline(X,Y,U,V,startX,startY), streamline(X,Y,Z,U,V,W,startX,startY,startZ), both
% without coordinates, or streamline(paths) of stream2 and stream3.
[ax, args] = leadingAxes(varargin);
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
if iscell(args{1})
    paths = args{1};
elseif any(numel(args) == [9 10]) || (any(numel(args) == [6 7]) && ndims(args{1}) == 3)
    paths = stream3(args{:});
else
    paths = stream2(args{:});
end
made = {};
for k = 1:numel(paths)
    p = paths{k};
    if size(p, 1) < 2, continue, end
    if size(p, 2) == 3
        made{end+1, 1} = line(ax, p(:, 1), p(:, 2), p(:, 3), 'Color', [0 0.447 0.741]);
    else
        made{end+1, 1} = line(ax, p(:, 1), p(:, 2), 'Color', [0 0.447 0.741]);
    end
end
if nargout > 0, h = vertcat(made{:}); end
end
