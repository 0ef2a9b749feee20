% SPDX-License-Identifier: Apache-2.0
function polarGrid(ax, reach)
% Polar axes that reach that far at least.
if isempty(reach), reach = 0; end
beginPolar(ax, double(gather(reach(1))));
end
