% SPDX-License-Identifier: Apache-2.0
% Light on a smooth surface.
[x, y, z] = peaks(80);
surf(x, y, z, 'EdgeColor', 'none')
camlight, lighting gouraud, material shiny
title('Lit')
