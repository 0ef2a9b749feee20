% SPDX-License-Identifier: Apache-2.0
function V = vertexAttachments(TR, ID)
% The simplices of a triangulation at each point, rows in a cell column, in the plane around the point:
% vertexAttachments(TR) or vertexAttachments(TR, ID).
% Example: V = vertexAttachments(triangulation([1 2 3; 2 4 3], [0 1 0 1]', [0 0 1 1]'))
[T, P] = triangulationParts('vertexAttachments', TR);
if nargin < 2, ID = 1:size(P, 1); end
V = cell(numel(ID), 1);
for k = 1:numel(ID)
    t = find(any(T == ID(k), 2))';
    if size(P, 2) == 2 && numel(t) > 1
        c = (P(T(t, 1), :) + P(T(t, 2), :) + P(T(t, 3), :))/3 - P(ID(k), :);
        [a, order] = sort(atan2(c(:, 2), c(:, 1)));
        % A point on the boundary has a gap, after which the row begins.
        [gap, at] = max(diff([a; a(1) + 2*pi]));
        if gap >= pi - 1e-12, order = circshift(order, -at); end
        t = t(order');
    end
    V{k} = t;
end
end
