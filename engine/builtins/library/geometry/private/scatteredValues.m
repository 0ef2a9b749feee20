% SPDX-License-Identifier: Apache-2.0
function w = scatteredValues(caller, P, v, Q, method)
% Values at the rows of Q of what has the values v at the rows of P: 'linear' over simplices, 'natural' neighbours', or
% the 'nearest' one's.
w = NaN(size(Q, 1), 1);
known = all(isfinite(Q), 2);
if strcmp(method, 'nearest')
    w(known) = v(dsearchn(P, Q(known, :)));
    return;
end
% Values at points that coincide are averaged.
[U, ~, same] = unique(P, 'rows', 'stable');
if size(U, 1) < size(P, 1)
    warning(sprintf('MATLAB:%s:DuplicateDataPoints', caller), ...
        'Duplicate data points have been detected and removed - corresponding values have been averaged.');
    v = accumarray(same, v)./accumarray(same, 1);
    P = U;
end
T = zeros(0, size(P, 2) + 1);
if size(P, 1) > size(P, 2), T = delaunaySimplices(P); end
if isempty(T)
    error(sprintf('MATLAB:%s:EmptyTriangulation', caller), 'The points do not span a triangulation.');
end
w = simplexValues(P, T, v, Q, method, 'none');
end
