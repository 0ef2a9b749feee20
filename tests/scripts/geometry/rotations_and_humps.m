% Rotations by degrees about the three axes, and the function with two humps.
disp(rotx(90))
disp(roty(90))
disp(rotz(90))
R = rotz(30) * roty(-45) * rotx(60);
fprintf('%d %.12f\n', norm(R' * R - eye(3)) < 1e-14, det(R));
fprintf('%.12f\n', rotz(30) * [1; 0; 0]);
x = [0 0.3 0.9 1];
fprintf('%.6f ', humps(x), 1 ./ ((x - 0.3).^2 + 0.01) + 1 ./ ((x - 0.9).^2 + 0.04) - 6);  fprintf('\n');
fprintf('%.4f\n', integral(@humps, 0, 1));
