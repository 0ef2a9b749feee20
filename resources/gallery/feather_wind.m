% SPDX-License-Identifier: Apache-2.0
% Arrows along a line.
t = (0:10:90)*pi/180;
feather(3*cos(t), 3*sin(t))
title('Feather')
