% SPDX-License-Identifier: Apache-2.0
function h = tetramesh(T, X, varargin)
% The four faces of each tetrahedron: tetramesh(T,X,colors,Name,Value); a patch a tetrahedron, in the colours
% of its number.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
c = (1:size(T, 1)).';
if ~isempty(varargin) && isnumeric(varargin{1})
    if ~isempty(varargin{1}), c = varargin{1}(:); end
    varargin(1) = [];
end
ax = newplot;
if ~ishold(ax), view(ax, 3); end
made = cell(size(T, 1), 1);
for k = 1:size(T, 1)
    t = T(k, :);
    made{k} = patch(ax, 'Faces', t([1 2 3; 1 2 4; 1 3 4; 2 3 4]), 'Vertices', X, 'FaceVertexCData', c(k)*ones(4, 1), ...
        'FaceColor', 'flat', varargin{:});
end
if nargout > 0, h = vertcat(made{:}); end
end
