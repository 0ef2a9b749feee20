% SPDX-License-Identifier: Apache-2.0
function reach = beginPaths(ax, paths)
% Makes axes ready for what is drawn along paths in space; the longest way along an axis that one goes.
reach = 0;
for k = 1:numel(paths)
    if ~isempty(paths{k}), reach = max([reach, max(paths{k}, [], 1) - min(paths{k}, [], 1)]); end
end
newplot(ax);
if ~ishold(ax), view(ax, 3); end
end
