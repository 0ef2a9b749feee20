% SPDX-License-Identifier: Apache-2.0
function Vq = interpn(varargin)
% Interpolation in a table of any number of dimensions.
% interpn(X1, ..., Xn, V, Xq1, ..., Xqn, method, extrapval), interpn(V, Xq1, ..., Xqn), interpn(V, k):
% method is 'linear', 'nearest', 'cubic', 'makima' or 'spline'; outside is NaN unless extrapval says ('spline' and
% 'makima' go on). Grid vectors with queries of row and column form give a grid of results.
% Example: Vq = interpn([1 2; 3 4], 1.5, 1.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[args, method, outside] = interpolationArguments('interpn', varargin);
[grids, V, queries, gridded] = tableArguments('interpn', args);
if isempty(outside), outside = nanOutside(method); end
Vq = interpolateTable('interpn', grids, V, queries, gridded, method, outside);
end
