% SPDX-License-Identifier: Apache-2.0
function c = loopsByRegion(s)
% For each region of a shape its outline and then the holes in it.
solid = find(~s.hole);
c = s.loops(solid);
c = cellfun(@(P) {P}, c, 'UniformOutput', false);
if ~any(s.hole), return, end
[~, parent] = loopDepths(s.loops, abs(cellfun(@loopArea, s.loops)));
for k = find(s.hole)
    at = find(solid == parent(k), 1);
    if ~isempty(at), c{at}{end + 1} = s.loops{k}; end
end
end
