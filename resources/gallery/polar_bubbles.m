% SPDX-License-Identifier: Apache-2.0
% Circles at angles and distances whose areas follow a third value.
theta = linspace(0, 2*pi, 15);
polarbubblechart(theta(1:14), 1 + mod((1:14)*5, 7), (1:14).^1.3, 1:14);
bubblesize([6 34]), title('Bubbles')
