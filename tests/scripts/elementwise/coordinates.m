% Polar and spherical coordinates, there and back.
[t, r] = cart2pol([1 0 -1], [0 2 0]); disp(mat2str([t; r], 8))
[x, y, z] = pol2cart(pi / 2, 2, 7); disp(mat2str(round([x y z], 12), 8))
[a, e, r] = cart2sph(1, 1, sqrt(2)); disp(mat2str([a e r], 8))
[x, y, z] = sph2cart(0, pi / 2, 3); disp(mat2str(round([x y z], 12), 8))
disp(polyarea([0 4 4 0], [0 0 3 3])), disp(mat2str(polyarea([0 0; 1 2; 1 2], [0 0; 0 0; 1 2])))
