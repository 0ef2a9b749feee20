% SPDX-License-Identifier: Apache-2.0
function Vq = interp3(varargin)
% Interpolation in a table of three dimensions, in meshgrid's order: rows follow Y, columns X.
% interp3(X, Y, Z, V, Xq, Yq, Zq, method, extrapval), interp3(V, Xq, Yq, Zq), interp3(V, k): see interpn.
% Example: Vq = interp3(cat(3, [1 2; 3 4], [5 6; 7 8]), 1.5, 1.5, 1.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[args, method, outside] = interpolationArguments('interp3', varargin);
if ~any(numel(args) == [1 2 4 7])
    error('MATLAB:interp3:nargin', 'Wrong number of input arguments.');
end
[grids, V, queries, gridded] = tableArguments('interp3', args);
if isempty(outside), outside = nanOutside(method); end
Vq = interpolateTable('interp3', grids, V, queries, gridded, method, outside);
end
