% SPDX-License-Identifier: Apache-2.0
function [a, c, phi, delta] = arimaPolynomials(v)
% Rows of the polynomials in the lag: of the whole past a = phi*delta, of innovations c; phi without and delta of the differences alone.
phi = conv([1, -[v.AR{:}]], [1, -[v.SAR{:}]]);
c = conv([1, v.MA{:}], [1, v.SMA{:}]);
delta = 1;
for k = 1:v.D, delta = conv(delta, [1 -1]); end
if v.Seasonality > 0, delta = conv(delta, [1, zeros(1, v.Seasonality - 1), -1]); end
a = conv(phi, delta);
end
