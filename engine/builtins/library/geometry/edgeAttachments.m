% SPDX-License-Identifier: Apache-2.0
function V = edgeAttachments(TR, varargin)
% The simplices of a triangulation at each edge, rows in a cell column: edgeAttachments(TR, E) with a row of two points
% an edge, or edgeAttachments(TR, from, to).
% Example: V = edgeAttachments(triangulation([1 2 3; 2 4 3], [0 1 0 1]', [0 0 1 1]'), 2, 3)
T = triangulationParts('edgeAttachments', TR);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
E = varargin{1};
if nargin > 2, E = [varargin{1}(:), varargin{2}(:)]; end
V = cell(size(E, 1), 1);
for k = 1:numel(V)
    V{k} = find(any(T == E(k, 1), 2) & any(T == E(k, 2), 2))';
end
end
