% SPDX-License-Identifier: Apache-2.0
function a = loopArea(P)
% The signed area of a polygon, positive counterclockwise.
if isempty(P), a = 0; return, end
P = P - P(1, :);
Q = circshift(P, -1);
a = sum(P(:, 1).*Q(:, 2) - Q(:, 1).*P(:, 2))/2;
end
