% SPDX-License-Identifier: Apache-2.0
% combinations, minmax, prepareCurveData and prepareSurfaceData.
width = [1 2]; colour = ["red" "blue" "green"];
T = combinations(width, colour)
T = combinations(1:2, {'a' 3}, [true false]);
disp(T.Properties.VariableNames), disp(size(T)), disp(T.Var1'), disp(T.Var3')
disp(size(combinations(1:3, zeros(1, 0))))
T = combinations(width, width);
disp(T.Properties.VariableNames)
disp(minmax(magic(3)))
r = minmax({[1 2; 3 4], [0 9; 8 7]; 5, 6});
disp(r{1}), disp(r{2})
[x, y] = prepareCurveData([], [1 NaN 3]);
disp([x, y])
[x, y, w] = prepareCurveData([1 2; 3 Inf], single([5 6; 7 8]), [1 1; 1 1]);
disp([x, y, w]), disp(class(y))
[x, y, z] = prepareSurfaceData(1:2, 1:3, [1 2; 3 NaN; 5 6]);
disp([x, y, z])
[x, y, z, w] = prepareSurfaceData([], [], [1 2; 3 4], ones(2));
disp([x, y, z, w])
tries = {@() combinations(), @() combinations('ab'), @() combinations(magic(3)), @() prepareCurveData(1:2, 1:3), @() prepareSurfaceData(1:2, 1:4, magic(3))};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
