% Circles, corners and regions of images whose answers are known.
[x, y] = meshgrid(1:80, 1:70);
A = double((x - 30).^2 + (y - 25).^2 < 100 | (x - 60).^2 + (y - 45).^2 < 15^2);
[c, r, m] = imfindcircles(A, [8 18]);
fprintf('%.0f %.0f %.0f\n', [c, r]'); fprintf('%d\n', m(1) > m(2));
[c, r] = imfindcircles(1 - A, [8 18], 'ObjectPolarity', 'dark', 'Method', 'TwoStage');
fprintf('%.0f %.0f %.0f\n', sortrows([c, r])');
disp(isempty(imfindcircles(zeros(20), [3 6])))
B = A(31:60, 41:80);
bw = activecontour(B, padarray(true(26, 36), [2 2]), 40);
fprintf('%d\n', nnz(xor(bw, B > 0)) < 10);
bw = activecontour(A, (x - 30).^2 + (y - 25).^2 < 13^2, 40, 'edge');
fprintf('%d\n', nnz(xor(bw, (x - 30).^2 + (y - 25).^2 < 100)) < 40);
% Corners of a square.
Q = padarray(ones(11), [6 6]);
disp(sortrows(corner(Q)))
disp(size(corner(Q, 'MinimumEigenvalue', 2)))
M = cornermetric(Q);
fprintf('%d %d %d\n', M(12, 12) == 0, M(7, 12) < 0, M(7, 7) > 0);
% Superpixels and colours.
B = [zeros(12, 12), ones(12, 12)];
[L, n] = superpixels(B, 4);
fprintf('%d %d %d\n', n == max(L(:)), any(L(:, 12) == L(:, 13)), all(arrayfun(@(k) bwconncomp(L == k, 4).NumObjects, 1:n) == 1));
list = label2idx([1 2; 3 1]);
fprintf('%d ', list{1}, list{2}, list{3}); fprintf('\n');
rng(2)
[L, C] = imsegkmeans(uint8(cat(3, [250 250 10 10], [0 0 200 200], [0 0 0 0])), 2);
fprintf('%d %d %d %s\n', L(1) == L(2), L(3) == L(4), L(1) ~= L(3), class(L)); disp(sortrows(double(C)))
disp(boundarymask([1 1 1 2; 1 1 1 2; 1 1 1 1]))
disp(boundarymask([1 1 1 2; 1 1 1 2; 1 1 1 1], 4))
% Likeness of masks and labels.
fprintf('%.4f %.4f\n', dice([1 1 0] > 0, [1 0 0] > 0), jaccard([1 1 0] > 0, [1 0 0] > 0));
disp(dice([1 2 2 0], [1 1 2 2])')
disp(jaccard([1 2 2 0 3], [1 1 2 2 0])')
% Objects by properties.
D = logical([1 1 0 1 0; 1 1 0 0 0; 0 0 0 1 1]);
disp(bwpropfilt(D, 'Area', 1))
disp(bwpropfilt(D, 'Area', [1 2]))
disp(bwulterode(padarray(true(3), [1 1])))
disp(bwdistgeodesic([1 1 1; 0 0 1; 1 1 1] > 0, 1, 1, 'cityblock'))
fprintf('%.4f %.0f\n', bwdistgeodesic([1 1 1; 0 0 1; 1 1 1] > 0, 1, 'quasi-euclidean')(3, 1), bwdistgeodesic([1 1 1; 0 0 1; 1 1 1] > 0, 1)(3, 1));
disp(full(qtdecomp([1 1 1 1; 1 1 1 1; 1 1 2 2; 1 1 2 3], 0)))
disp(full(qtdecomp(uint8([0 10; 20 200]), 0.5)))
