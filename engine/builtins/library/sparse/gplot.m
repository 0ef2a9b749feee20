% SPDX-License-Identifier: Apache-2.0
function [x, y] = gplot(a, xy, varargin)
% The edges of a graph with the adjacency matrix a and vertices at the rows of xy: drawn, or as lines separated by NaN.
% Example: [x, y] = gplot([0 1; 1 0], [0 0; 1 2]);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[i, j] = find(a);
[~, order] = sort(max(i(:), j(:)));
i = i(order);
j = j(order);
lx = [xy(i, 1), xy(j, 1), NaN(numel(i), 1)].';
ly = [xy(i, 2), xy(j, 2), NaN(numel(i), 1)].';
if nargout == 0
    plot(lx(:), ly(:), varargin{:});
    return
end
x = lx(:);
y = ly(:);
end
