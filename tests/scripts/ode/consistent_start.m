% decic: consistent values of implicit problems, their fixed components untouched.
rob = @(t, y, yp) [-(yp(1) + 0.04*y(1) - 1e4*y(2)*y(3)); -(yp(2) - 0.04*y(1) + 1e4*y(2)*y(3) + 3e7*y(2)^2); y(1) + y(2) + y(3) - 1];
[y, yp, r] = decic(rob, 0, [1; 0; 0], [1; 1; 0], [23; 110; 0], [0; 0; 1]); disp(norm(y - [1; 0; 0]) < 1e-12), disp(norm(yp - [-0.04; 0.04; 0]) < 1e-9), disp(r < 1e-10)
[y, yp] = decic(@(t, y, yp) yp^2 + y - 5*t, 1, 1, 1, 1, 0); disp([y abs(yp - 2) < 1e-8]), [y, yp] = decic(@(t, y, yp) yp^2 + y - 5*t, 1, 3, [], 1, 1); disp([abs(y - 4) < 1e-8, yp]), [y, yp, r] = decic(@(t, y, yp) yp + 2*y, 0, 1, 0, 0, 0, odeset('RelTol', 1e-6)); disp(r < 1e-12)
tries = {@() decic(1), @() decic(1, 0, 1, 1, 1, 1), @() decic(rob, [0 1], 1, 1, 1, 1), @() decic(rob, 0, [1; 2], 1, 1, 1), @() decic(rob, 0, 1, [1 1], 1, 1), @() decic(rob, 0, 1, 2, 1, 1), @() decic(rob, 0, [1; 1; 1], [1; 1; 1], [0; 0; 0], [1; 0; 0]), @() decic(@(t, y, yp) 1 + y^2 + yp^2, 0, 1, 0, 1, 0)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
