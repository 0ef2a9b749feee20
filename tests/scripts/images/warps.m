% Maps of the plane and images by them.
tform = affine2d([2 0 0; 0 1 0; 3 -1 1]);
[x, y] = transformPointsForward(tform, [1 2; 3 4], [5 6; 7 8])
X = tform.transformPointsForward([1 1; 0 0])
U = transformPointsInverse(tform, X)
back = tform.invert();
disp(back.T)
disp(class(back))
P = projective2d([1 0 0.1; 0 1 0; 0 0 1]);
disp(transformPointsForward(P, [2 4]))
A = affinetform2d([0 -1 0; 1 0 0]);
disp(A.A)
disp(transformPointsForward(A, [1 0]))

% An image twice as wide: the middle of each pixel lies between two of the result.
[J, R] = imwarp([0 4 8; 4 8 12], affine2d([2 0 0; 0 1 0; 0 0 1]))
disp(imwarp([0 4 8; 4 8 12], affine2d([2 0 0; 0 1 0; 0 0 1]), 'SmoothEdges', true))
disp(R.XWorldLimits)
disp(R.YWorldLimits)
% Whole shifts are exact, in the same view and in one that fits.
I = uint8(magic(4));
shift = affine2d([1 0 0; 0 1 0; 1 2 1]);
K = imwarp(I, shift, 'OutputView', imref2d(size(I)))
isequal(imwarp(I, shift), I)
class(K)
% A quarter of a turn, against rot90; the fill outside of the image.
quarter = affine2d([0 -1 0; 1 0 0; 0 0 1]);
isequal(imwarp(I, quarter, 'nearest'), rot90(I))
L = imwarp(ones(2), affine2d([1 0 0; 1 1 0; 0 0 1]), 'nearest', 'FillValues', 7)
% By a field of displacements.
D = zeros(3, 3, 2); D(:, :, 1) = 1;
imwarp(magic(3), D)
R = imref2d([2 4], [0 8], [0 2]);
[u, v] = R.worldToIntrinsic(4, 1)
[r, c] = R.worldToSubscript([1 9], [1 1])
try, affine2d([1 0 1; 0 1 0; 0 0 1]); catch e, disp(e.message); end
try, imwarp(1, 2, 3); catch e, disp(e.message); end
try, imwarp(eye(2), affine2d(), 'OutputView', 3); catch e, disp(e.message); end
