% SPDX-License-Identifier: Apache-2.0
function [ID, d] = nearestNeighbor(TR, varargin)
% The points of a triangulation nearest to query points, and their distances: nearestNeighbor(TR, Q), (TR, x, y) or
% (TR, x, y, z).
% Example: [ID, d] = nearestNeighbor(delaunayTriangulation([0 1 0]', [0 0 1]'), 0.9, 0.2)
[T, P] = triangulationParts('nearestNeighbor', TR);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
Q = varargin{1};
if nargin > 2
    for k = 1:numel(varargin), varargin{k} = varargin{k}(:); end
    Q = [varargin{:}];
end
[ID, d] = dsearchn(P, Q);
end
