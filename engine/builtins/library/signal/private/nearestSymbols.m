% SPDX-License-Identifier: Apache-2.0
function z = nearestSymbols(y, points)
% The symbol of the point nearest to each element of y.
best = Inf(size(y));
z = zeros(size(y));
for k = 1:numel(points)
    d = abs(y - points(k)).^2;
    closer = d < best;
    best(closer) = d(closer);
    z(closer) = k - 1;
end
end
