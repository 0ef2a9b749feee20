% SPDX-License-Identifier: Apache-2.0
function [J, calls] = finiteJacobian(f, x, f0, central, lower, upper)
% Derivatives of the column f(x) by finite differences that keep within the bounds.
n = numel(x);
J = zeros(numel(f0), n);
if nargin < 5, lower = -Inf(n, 1); upper = Inf(n, 1); end
if central, h = eps^(1/3); else, h = sqrt(eps); end
for j = 1:n
    step = h*max(abs(x(j)), 1);
    if x(j) < 0, step = -step; end
    if ~central && (x(j) + step > upper(j) || x(j) + step < lower(j)), step = -step; end
    ahead = x;
    ahead(j) = x(j) + step;
    if central && ahead(j) <= upper(j) && x(j) - step >= lower(j) && x(j) - step <= upper(j) && ahead(j) >= lower(j)
        behind = x;
        behind(j) = x(j) - step;
        J(:, j) = (column(f(ahead)) - column(f(behind)))/(ahead(j) - behind(j));
    else
        J(:, j) = (column(f(ahead)) - f0)/(ahead(j) - x(j));
    end
end
calls = n*(1 + central);
end

function v = column(v)
v = v(:);
end
