% SPDX-License-Identifier: Apache-2.0
% Arrows from the middle.
compass([1 2 -1 0.5 -2], [2 0.5 1 -1 -1.5])
title('Currents')
