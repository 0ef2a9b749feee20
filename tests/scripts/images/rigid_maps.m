% Rotations and translations of the plane, by angle, matrix or both in one.
t = rigidtform2d(90, [10 5]);
disp(t.A), disp(t.RotationAngle), disp(t.Translation), disp(t.R), disp(t.Dimensionality)
s = rigidtform2d([0.6 -0.8; 0.8 0.6], [1 2]); fprintf('%.4f\n', s.RotationAngle), s = rigidtform2d([0.6 -0.8 1; 0.8 0.6 2]); disp(s.Translation)
s = rigidtform2d(); disp(s.A), s = rigidtform2d(-30, [0 0]); fprintf('%.4f\n', s.RotationAngle)
tries = {@() rigidtform2d(2*eye(3)), @() rigidtform2d([1 0; 0 -1], [0 0]), @() rigidtform2d([1 0 0; 0 1 0; 0 1 1]), @() rigidtform2d(1, 2, 3)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
disp(transformPointsForward(t, [1 0])), disp(round(transformPointsInverse(t, [10 6]), 10) + 0), i = invert(t); disp(class(i)), disp(round(i.RotationAngle, 10)), disp(round(i.Translation, 10))
disp(imwarp([1 2; 3 4], rigidtform2d(0, [5 0])))
