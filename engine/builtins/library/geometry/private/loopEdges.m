% SPDX-License-Identifier: Apache-2.0
function E = loopEdges(loops)
% The edges of polygons, rows x1 y1 x2 y2.
E = cellfun(@(P) [P circshift(P, -1)], loops(:), 'UniformOutput', false);
E = vertcat(zeros(0, 4), E{:});
end
