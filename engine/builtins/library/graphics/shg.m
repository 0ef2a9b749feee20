% SPDX-License-Identifier: Apache-2.0
function shg
% Shows the current figure.
figure(gcf);
end
