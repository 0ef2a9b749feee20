% Restoration, maps of control points, back projection, tables and parts of images: by hand, by definition and by what they must undo.
[r, g] = imsplit(cat(3, [1 2], [3 4], [5 6])); disp([r g])
disp(getrangefromclass(int8(1))), disp(getrangefromclass(1.5))
h = fspecial('gaussian', 5, 1); o = psf2otf(h, [16 12]); disp(isreal(o)), disp(abs(o(1)-1) < 1e-12), disp(max(max(abs(otf2psf(o, [5 5]) - h))) < 1e-15)
x = zeros(16, 12); x(4:9, 3:8) = 1; b = real(ifft2(o.*fft2(x))); y = deconvwnr(b, h); disp(max(max(abs(y - x))) < 1e-8)
y = deconvlucy(b, h, 8); disp(norm(y - x) < norm(b - x)); disp(abs(sum(y(:)) - 36) < 0.5), disp(class(deconvwnr(uint8(x*200), h, 0.01)))
e = edgetaper(x, h); disp(size(e)), disp(max(max(abs(e(6:10, 5:8) - x(6:10, 5:8)))) < 0.3), disp(e(8, 6))
disp(entropyfilt(uint8([1 1 2; 1 1 2; 3 3 3]), true(3)))
disp(intlut(uint8([0 1 255]), uint8(255:-1:0))), disp(roicolor([1 2 3], 2, 3)), disp(roicolor([1 2 3], [1 3]))
t = maketform('affine', [2 0; 0 3; 1 -1]); disp(tformfwd(t, [1 1; 2 0])), disp(tforminv(t, [3 2])); [a, b2] = tformfwd(t, [1 2], [1 0]); disp([a; b2])
t = maketform('projective', [0 0; 1 0; 1 1; 0 1], [0 0; 2 0; 3 3; 0 2]); disp(round(tformfwd(t, [1 1; 0.5 0.5; 0 1])*1e6)/1e6)
c = maketform('composite', maketform('affine', [1 0 0; 0 1 0; 5 0 1]), maketform('affine', [2 0 0; 0 2 0; 0 0 1])); disp(tformfwd(c, [1 1])), disp(tforminv(c, [7 2]))
t = maketform('custom', 2, 2, @(u, t) u + t.tdata, @(x, t) x - t.tdata, [10 20]); disp(tformfwd(t, [1 2])), disp(tforminv(t, [11 22]))
[y, xd, yd] = imtransform([1 2; 3 4], maketform('affine', [1 0 0; 0 1 0; 3 4 1])); disp(y), disp([xd yd])
y = imtransform(magic(4), maketform('affine', [0 1 0; -1 0 0; 0 0 1]), 'nearest'); disp(y)
f = fitgeotrans([0 0; 1 0; 0 1; 1 1], [1 1; 3 1; 1 4; 3 4], 'affine'); disp(round(f.T*1e9)/1e9)
f = fitgeotrans([0 0; 1 0; 1 1; 0 1], [0 0; 2 0; 3 3; 0 2], 'projective'); disp(round(f.T*1e9)/1e9)
f = fitgeotrans([0 0; 1 0; 1 2], [0 0; 0 -2; 4 -2], 'similarity'); disp(round(f.T*1e9)/1e9); f = fitgeotrans([0 0; 1 0; 1 2], [5 5; 5 7; 1 7], 'nonreflectivesimilarity'); disp(round(f.T*1e9)/1e9)
t = cp2tform([0 0; 1 0; 0 1], [1 1; 3 1; 1 3], 'affine'); disp(round(tforminv(t, [3 1; 1 1])*1e9)/1e9), disp(round(tformfwd(t, [1 0])*1e9)/1e9)
[a, b] = meshgrid(-15:16); p = exp(-(a.^2 + b.^2)/30); q = iradon(radon(p, 0:6:174), 0:6:174, 32); disp(max(abs(q(:) - p(:))) < 0.05), disp(abs(sum(q(:))/sum(p(:)) - 1) < 0.01), disp(size(iradon(radon(p, [0 90]), [0 90])))
for m = {'Shepp-Logan', 'Cosine', 'Hamming', 'Hann', 'none'}, [q, H] = iradon(radon(p, 0:60:120), 0:60:120, 'linear', m{1}); disp(all(isfinite(q(:))) && numel(H) == 128), end
tries = {@() imsplit(ones(2, 2, 2, 2)), @() psf2otf(ones(5), [3 3]), @() otf2psf(ones(3), [5 5]), @() edgetaper(ones(4), ones(3)), @() intlut(1, uint8(1)), @() intlut(uint8(1), uint8(1:3)), @() maketform('affine', ones(3)), @() fitgeotrans([0 0], [1 1], 'affine'), @() fitgeotrans([0 0; 1 1], [1 1; 2 2; 3 3], 'affine'), @() cp2tform(1, 1, 'lwm'), @() iradon(ones(5, 2), 1:3), @() iradon(ones(5, 2), 1:2, 'foo')};
for k = 1:numel(tries), try, tries{k}(); disp('no error'), catch e, disp(e.identifier), end, end
