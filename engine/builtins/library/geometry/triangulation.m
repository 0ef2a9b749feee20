% SPDX-License-Identifier: Apache-2.0
function TR = triangulation(T, varargin)
% A triangulation of triangles or tetrahedra: triangulation(T, P), (T, x, y) or (T, x, y, z), where a row of T names the
% points of a simplex. Properties Points and ConnectivityList; functions edges, neighbors, freeBoundary, pointLocation,
% nearestNeighbor, circumcenter, incenter, faceNormal, vertexNormal, vertexAttachments, edgeAttachments and more.
% Example: TR = triangulation([1 2 3; 1 3 4], [0 1 1 0]', [0 0 1 1]'); size(edges(TR))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
P = varargin{1};
if nargin > 2
    for k = 1:nargin - 1
        if ~isvector(varargin{k}) || numel(varargin{k}) ~= numel(varargin{1})
            error('MATLAB:triangulation:InvalidInputs', 'The coordinates must be vectors of the same length.');
        end
        varargin{k} = varargin{k}(:);
    end
    P = [varargin{:}];
end
if ~isnumeric(T) || ~any(size(T, 2) == [3 4])
    error('MATLAB:triangulation:BadTriErr', 'The triangulation connectivity must be a matrix of three or four columns.');
elseif ~isfloat(P) || ~isreal(P) || ~any(size(P, 2) == [2 3])
    error('MATLAB:triangulation:BadPointsErr', 'The points must be a real matrix of two or three columns.');
elseif any(~isfinite(P(:)))
    error('MATLAB:triangulation:NonFinitePtsErr', 'The points must not contain Inf or NaN.');
elseif any(T(:) < 1 | T(:) > size(P, 1) | T(:) ~= round(T(:)))
    error('MATLAB:triangulation:InvalidVertexId', 'The triangulation refers to points that do not exist.');
elseif size(T, 2) == 4 && size(P, 2) == 2
    error('MATLAB:triangulation:BadTriErr', 'Tetrahedra need points of three columns.');
end
TR = makeTriangulation('triangulation', T, P, []);
end
