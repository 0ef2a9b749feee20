% SPDX-License-Identifier: Apache-2.0
function closereq
% Closes the current figure.
if ~isempty(get(groot, 'CurrentFigure')), close(gcf), end
end
