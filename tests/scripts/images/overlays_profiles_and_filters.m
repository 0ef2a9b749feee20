% Overlays, profiles, polygons, Gabor's filters, diffusion, deblurring.
C = imfuse([0 1], [1 1]);
disp(reshape(C, 2, 3))
disp(imfuse(uint8([0 100]), uint8([200 100]), 'blend', 'Scaling', 'none'))
disp(imfuse([0 0.5], [1 0.5], 'diff'))
disp(size(imfuse(ones(2, 3), ones(4, 2), 'montage')))
disp(reshape(imfuse([0 1], [1 0], 'ColorChannels', 'red-cyan'), 2, 3))
B = labeloverlay(uint8([100 100 100]), [0 1 2], 'Colormap', [1 0 0; 0 0 1]);
disp(reshape(B, 3, 3))
disp(reshape(labeloverlay(uint8([100 100]), [1 2], 'Colormap', [1 0 0; 0 0 1], 'Transparency', 0, 'IncludedLabels', 2), 2, 3))
disp(improfile(magic(4), [1 4], [1 4])')
disp(improfile(magic(4), [1 4], [2 2], 7, 'bilinear')')
[cx, cy, c] = improfile(magic(4), [1 3 3], [1 1 3]);
disp([cx, cy, c]')
[bw, xi] = roipoly(zeros(6), [2 5 5 2], [2 2 5 5]);
fprintf('%d %d\n', isequal(bw, poly2mask([2 5 5 2 2], [2 2 5 5 2], 6, 6)), numel(xi));
g = gabor([4 8], [0 90]);
fprintf('%d %g %g | %g %g %g %g\n', numel(g), g(2).Wavelength, g(3).Orientation, [g.Wavelength]);
g(2)
[X, Y] = meshgrid(0:47);
m = imgaborfilt(cos(2*pi*X/4), g);
fprintf('%.4f ', m(24, 24, :)); fprintf('\n');
[m, p] = imgaborfilt(sin(2*pi*Y/8), 8, 90);
fprintf('%.4f %d\n', m(24, 24), abs(abs(p(25, 24) - p(24, 24)) - 2*pi/8) < 1e-3);
% A kernel's sum over a wave is what the filter answers.
k = gabor(4, 0).SpatialKernel;
h = (size(k, 1) - 1)/2;
fprintf('%.4f\n', abs(sum(sum(k.*exp(-2i*pi*meshgrid(-h:h)/4)))));
E = [zeros(6, 6), ones(6, 6)];
E(3, 3) = 0.05;
y = imdiffusefilt(E);
fprintf('%d %d %d\n', abs(sum(y(:)) - sum(E(:))) < 1e-12, y(3, 3) < 0.03, y(3, 7) - y(3, 6) > 0.9);
y = imflatfield(repmat(linspace(0.5, 1, 20), 20, 1), 3);
fprintf('%d\n', std(y(10, 5:15)) < 0.02);
psf = fspecial('average', 3);
F = zeros(16); F(5:11, 6:12) = 1;
G = imfilter(F, psf, 'circular');
[R, lagra] = deconvreg(G, psf);
fprintf('%d %d\n', norm(R - F) < 0.1*norm(G - F), lagra > 0);
h = visboundaries(F > 0);
disp(numel(h))
close all
