% SPDX-License-Identifier: Apache-2.0
function [F, N, off] = hullFacets(P)
% Facets of the convex hull of the rows of P, which fill a box of about the unit: their points, outward normals and
% offsets. Beneath and beyond: each point replaces what it sees. None where the points lie in a flat.
[n, d] = size(P);
F = zeros(0, d); N = F; off = zeros(0, 1);
if n <= d, return; end
tol = 1e-12;
[start, flat] = startSimplex(P, d, tol);
if flat, return; end
centre = mean(P(start, :), 1);
F = zeros(d + 1, d);
for k = 1:d + 1, F(k, :) = start([1:k - 1, k + 1:d + 1]); end
[N, off] = planes(P, F, centre);
rest = 1:n;
rest(start) = [];
keyed = n^(d - 1) < flintmax;
for i = rest
    seen = N*P(i, :)' - off > tol;
    if ~any(seen), continue; end
    ridges = sidesOf(F(seen, :), d);
    if keyed
        key = (ridges - 1)*(n.^(0:d - 2)');
    else
        [~, ~, key] = unique(ridges, 'rows');
    end
    % A side of one seen facet alone is on the horizon.
    [key, order] = sort(key);
    step = diff(key) ~= 0;
    ridges = ridges(order([true; step] & [step; true]), :);
    more = [ridges, repmat(i, size(ridges, 1), 1)];
    [M, o] = planes(P, more, centre);
    F = [F(~seen, :); more]; N = [N(~seen, :); M]; off = [off(~seen); o];
end
end

function [start, flat] = startSimplex(P, d, tol)
[~, start] = min(P(:, 1));
R = P - P(start, :);
flat = false;
for k = 1:d
    [len, i] = max(sum(R.^2, 2));
    flat = len <= tol;
    if flat, return; end
    start(k + 1) = i;
    u = R(i, :)/sqrt(len);
    R = R - (R*u')*u;
end
end

function R = sidesOf(F, d)
count = size(F, 1);
R = zeros(count*d, d - 1);
for k = 1:d, R((k - 1)*count + (1:count), :) = F(:, [1:k - 1, k + 1:d]); end
R = sort(R, 2);
end

function [N, off] = planes(P, F, centre)
[count, d] = size(F);
base = P(F(:, 1), :);
E = zeros(count, d - 1, d);
for k = 2:d, E(:, k - 1, :) = reshape(P(F(:, k), :) - base, count, 1, d); end
N = zeros(count, d);
for k = 1:d
    N(:, k) = (-1)^(k + 1)*determinants(E(:, :, [1:k - 1, k + 1:d]));
end
len = sqrt(sum(N.^2, 2));
N = N./(len + (len == 0));
off = sum(N.*base, 2);
turned = N*centre' > off;
N(turned, :) = -N(turned, :);
off(turned) = -off(turned);
end
