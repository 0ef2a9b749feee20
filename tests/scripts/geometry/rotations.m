% SPDX-License-Identifier: Apache-2.0
% Rotations as matrices, Euler angles, quaternions, axes with angles and transformations.
near = @(a, b) isequal(size(a), size(b)) && max(abs(a - b), [], 'all') < 1e-12;
disp(round(eul2rotm([pi/2 0 0]), 12))
disp(near(eul2rotm([0.1 0.2 0.3]), rotz(rad2deg(0.1))*roty(rad2deg(0.2))*rotx(rad2deg(0.3))))
disp(near(eul2rotm([0.1 0.2 0.3], 'XYZ'), rotx(rad2deg(0.1))*roty(rad2deg(0.2))*rotz(rad2deg(0.3))))
eul = [0.3 0.4 -0.5; -2 1.1 3; 3 0.2 -1];
for sequence = {'ZYX', 'ZYZ', 'XYZ', 'ZXY', 'ZXZ', 'YXY', 'YZX', 'YXZ', 'YZY', 'XYX', 'XZY', 'XZX'}
    R = eul2rotm(eul, sequence{1});
    q = eul2quat(eul, sequence{1});
    fprintf('%s %d %d %d\n', sequence{1}, near(rotm2eul(R, sequence{1}), eul), near(quat2rotm(q), R), near(quat2eul(q, sequence{1}), eul));
end
% The first angle is 0 where it cannot be told from the third.
disp(round(rotm2eul(eul2rotm([0.4 pi/2 1])), 10))
disp(round(rotm2eul(eul2rotm([0.4 0 1], 'ZYZ'), 'ZYZ'), 10))
q = rotm2quat(eul2rotm(eul));
disp([near(quat2rotm(q), eul2rotm(eul)), all(q(:, 1) >= 0)])
for R = {diag([1 -1 -1]), diag([-1 1 -1]), diag([-1 -1 1]), eye(3)}
    disp(rotm2quat(R{1}))
end
a = [1 2 2 0.5; 0 0 -1 3];
R = axang2rotm(a);
fprintf("%.6f %.6f %.6f %.6f\n", round(rotm2axang(R), 10)' + 0);
disp(near(R(:, :, 1)*[1; 2; 2], [1; 2; 2]))
disp(rotm2axang(eye(3)))
fprintf('%.6f ', axang2quat([0 0 2 pi/2])), disp(' ')
fprintf('%.6f ', quat2axang([-0.5 0.5 0.5 0.5])), disp(' ')
i = [0 1 0 0]; j = [0 0 1 0]; k = [0 0 0 1];
disp([quatmultiply(i, j); quatmultiply([j; k], [k; i]); quatmultiply(i)])
disp(quatconj([1 2 3 4]))
disp(quatinv([0 2 0 0; 1 1 1 1]))
disp([quatnorm([1 2 3 4]), quatmod([1 1 1 1])])
disp(quatnormalize([0 3 0 4]))
disp(quatdivide(i, [0 0 2 0]))
v = quatrotate([cos(pi/4) 0 0 sin(pi/4)], [1 0 0; 0 1 0]);
disp(round(v, 10) + 0)
disp(near(quatrotate(eul2quat([0.1 0.2 0.3]), [1 2 3])', angle2dcm(0.1, 0.2, 0.3)*[1; 2; 3]))
[r1, r2, r3] = dcm2angle(angle2dcm([0.1 1], [0.2 -1], [0.3 2]));
fprintf('%.4f %.4f %.4f\n', [r1, r2, r3]');
[r1, r2, r3] = dcm2angle(angle2dcm(0.1, 0.2, 0.3, 'XYZ'), 'xyz');
fprintf('%.4f %.4f %.4f\n', r1, r2, r3);
T = trvec2tform([1 2 3; 4 5 6]);
disp(T(:, :, 2))
T = pagemtimes(T, eul2tform(eul(1, :)));
disp([near(tform2rotm(T(:, :, 1)), eul2rotm(eul(1, :))), near(tform2eul(T), eul([1 1], :))])
disp(tform2trvec(T))
disp(rotm2tform(diag([1 -1 -1])))
disp(class(eul2rotm(single([1 2 3]))))
tries = {@() eul2rotm([1 2]), @() eul2rotm([1 2 3], 'ABC'), @() rotm2eul(eye(2)), @() quat2rotm(int8([1 0 0 0])), ...
    @() angle2dcm(1, 2, [3 4]), @() tform2rotm(eye(3)), @() quatmultiply([1 2 3], [1 2 3])};
for n = 1:numel(tries)
    try, tries{n}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
