% SPDX-License-Identifier: Apache-2.0
% Stems in space.
[x, y] = meshgrid(linspace(-1, 1, 9));
stem3(x, y, exp(-2*(x.^2 + y.^2)), 'filled'), title('stem3')
