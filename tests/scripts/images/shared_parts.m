% SPDX-License-Identifier: Apache-2.0
% What two segmentations share, and the inside of polygons.
A = logical([1 1 0; 0 1 0]);
B = logical([0 1 1; 0 1 0]);
fprintf('%.4f ', jaccard(A, B), dice(A, B), jaccard([1 2 2], [1 1 2]), dice(categorical({'a', 'b'}), categorical({'a', 'a'}, {'a', 'b'}))); fprintf('\n');
try, jaccard(A, 1); catch e, disp(e.identifier), end
try, dice(A, double(B)); catch e, disp(e.identifier), end
x = [2 6 6 2]; y = [1 1 4 4];
fprintf('%d ', isequal(roipoly(zeros(5, 8), x, y), roipoly(5, 8, x, y), poly2mask(x, y, 5, 8)), isequal(roipoly([0 7], [0 4], zeros(5, 8), x - 1, y - 1), poly2mask(x, y, 5, 8)));
[~, u] = roipoly(5, 8, x, y); fprintf('%d ', u); fprintf('\n');
try, roipoly(5, 8, 1:3, 1:4); catch e, disp(e.identifier), end
