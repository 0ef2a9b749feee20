% SPDX-License-Identifier: Apache-2.0
function clearpoints(h)
% Removes all points of an animated line.
set(h, 'XData', zeros(1, 0), 'YData', zeros(1, 0));
end
