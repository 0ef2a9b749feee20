% SPDX-License-Identifier: Apache-2.0
% triangulation and delaunayTriangulation and the functions that take them.
TR = triangulation([1 2 3; 2 4 3], [0 1 0 1]', [0 0 1 1]')
disp(edges(TR)), disp(isequal(edges(TR), TR.edges)), disp(TR.edges())
disp(freeBoundary(TR)), disp(neighbors(TR)), disp(neighbors(TR, 2)), disp(size(TR)), disp(size(TR, 1))
[C, r] = circumcenter(TR, 1); disp([C r])
[C, r] = incenter(triangulation([1 2 3], [0 3 0]', [0 0 4]')); disp([C r])
[id, b] = pointLocation(TR, [0.2 0.2; 0.9 0.9; 3 3]); disp([id b])
[id, d] = nearestNeighbor(TR, 0.9, 0.8); printf('%d %.4f\n', id, d);
V = vertexAttachments(TR); disp(V{2}), disp(V{1})
V = edgeAttachments(TR, [2 3; 1 2]); disp(V{1}), disp(V{2})
disp(isConnected(TR, [1 4; 2 3])'), disp(isConnected(TR, 1, 2))
disp(barycentricToCartesian(TR, 1, [.2 .3 .5])), disp(cartesianToBarycentric(TR, 1, [.3 .5]))
disp(isequal(TR, triangulation([1 2 3; 2 4 3], [0 0; 1 0; 0 1; 1 1])))
% Surfaces and tetrahedra: the boundary looks outwards.
T = triangulation([1 2 3 4], [0 0 0; 1 0 0; 0 1 0; 0 0 1]);
F = freeBoundary(T); disp(F), disp(faceNormal(triangulation(F, T.Points)))
[C, r] = circumcenter(T); disp([C r])
[C, r] = incenter(T); printf('%.6f ', C, r), disp(' ')
N = vertexNormal(triangulation(F, T.Points)); printf('%.4f %.4f %.4f\n', N(1, :));
disp(size(featureEdges(triangulation(F, T.Points), 0.1)))
% Delaunay: constraints are edges, what they enclose is inside.
DT = delaunayTriangulation([0 0; 2 0; 2 1; 0 1; 1 .5], [1 3]);
disp(size(DT)), disp(isConnected(DT, 1, 5)), disp(isConnected(DT, 5, 3))
P = [0 0; 4 0; 4 3; 0 3; 1 1; 3 1; 3 2; 1 2];
DT = delaunayTriangulation(P, [1 2; 2 3; 3 4; 4 1; 5 6; 6 7; 7 8; 8 5]);
in = isInterior(DT); T = DT.ConnectivityList(in, :);
area = 0;
for t = T', area = area + polyarea(P(t, 1), P(t, 2)); end
disp(area)
rng(3); P = rand(60, 2); DT = delaunayTriangulation(P, [1 2; 3 4]);
disp(isConnected(DT, [1 2; 3 4])')
[H, a] = convexHull(DT); total = 0;
for t = DT.ConnectivityList', total = total + polyarea(P(t, 1), P(t, 2)); end
disp(abs(total - a) < 1e-12), disp(H(1) == H(end))
DT.Points(end + 1, :) = [0.5 0.5]; disp(size(DT.Points, 1)), disp(any(DT.ConnectivityList(:) == 61))
[V, R] = voronoiDiagram(delaunayTriangulation([0 1 0 1 0.5]', [0 0 1 1 0.5]')); disp(V(1, :)), disp(numel(R))
function tell(f)
try
    f();
catch e
    disp(e.identifier), disp(e.message)
end
end
tell(@() triangulation([1 2 5], [0 1 0]', [0 0 1]'))
tell(@() triangulation([1 2], [0 1 0]', [0 0 1]'))
tell(@() triangulation([1 2 3], [0 1 NaN]', [0 0 1]'))
tell(@() edges(5))
tell(@() neighbors(TR, 3))
tell(@() isInterior(delaunayTriangulation(P)))
tell(@() delaunayTriangulation([0 0; 1 1; 0 1; 1 0; 2 2], [1 2; 3 4]))
try, TR.Points = 1; catch e, disp(e.message), end
try, DT.ConnectivityList = 1; catch e, disp(e.message), end
