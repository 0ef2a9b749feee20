% SPDX-License-Identifier: Apache-2.0
function tf = tangledLoops(loops)
% Do edges of polygons meet but where one ends and the next begins?
tf = false;
E = loopEdges(loops);
if isempty(E) || any(~isfinite(E(:))), return, end
E = E(any(E(:, 1:2) ~= E(:, 3:4), 2), :);
tf = size(unique(E(:, 1:2), 'rows'), 1) < size(E, 1);
if tf || isempty(E), return, end
[~, order] = sort(min(E(:, 1), E(:, 3)));
[cuts, crossing] = edgeMeetings(E(order, :), 1e-13*max(max(abs(E(:))), realmin));
tf = crossing || ~isempty(cuts);
end
