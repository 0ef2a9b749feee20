% SPDX-License-Identifier: Apache-2.0
function tf = isInterior(DT)
% Does each triangle of a constrained delaunayTriangulation lie inside of the region that the constraints enclose?
% Example: tf = isInterior(delaunayTriangulation([0 1 1 0]', [0 0 1 1]', [1 2; 2 3; 3 4; 4 1]))
if ~strcmp(class(DT), 'delaunayTriangulation')
    error('MATLAB:UndefinedFunction', 'Undefined function ''isInterior'' for input arguments of type ''%s''.', class(DT));
elseif isempty(DT.Constraints)
    error('MATLAB:delaunayTriangulation:NoConsErr', 'The triangulation has no constraints.');
end
P = DT.Points;
T = DT.ConnectivityList;
c = (P(T(:, 1), :) + P(T(:, 2), :) + P(T(:, 3), :))/3;
tf = false(size(T, 1), 1);
for e = DT.Constraints'
    a = P(e(1), :); b = P(e(2), :);
    over = (a(2) > c(:, 2)) ~= (b(2) > c(:, 2));
    tf = xor(tf, over & c(:, 1) < (b(1) - a(1))*(c(:, 2) - a(2))/(b(2) - a(2)) + a(1));
end
end
