% Conversions between image classes and colour spaces: closed forms, published values, round trips.
near = @(a, b, tol) assert(isequal(size(a), size(b)) && all(abs(double(a(:)) - double(b(:))) <= tol));
% Classes: a step of uint8 is 257 of uint16.
disp(im2double(uint8([0 51 255]))), disp(class(im2double(true))), disp(im2double(int16([-32768 32767]))), disp(im2double(uint16(65535)))
disp(im2uint8([-1 0 0.5 1 2 NaN])), disp(im2uint8(uint16([0 128 129 65535]))), disp(im2uint8(int16([-32768 0 32767]))), disp(im2uint8(true))
disp(im2uint16(uint8([0 1 255]))), disp(im2uint16([0.5 1])), disp(im2uint16(int16([-32768 32767]))), disp(im2int16(uint8([0 255])))
disp(im2int16([0 1])), disp(im2int16(true)), disp(class(im2single(uint8(1)))), disp(im2single(int16(32767)))
disp(im2double(uint8([0 9]), 'indexed')), disp(im2uint8([1 10], 'indexed')), disp(class(im2double(single(1)))), disp(size(im2uint8(zeros(0, 3))))
disp(mat2gray([1 2; 3 5])), disp(mat2gray([1 2 3], [2 4])), disp(mat2gray([7 7]))
% Gray: weights of NTSC, the sum of which is 1.
disp(rgb2gray(uint8(cat(3, 255, 0, 0)))), disp(rgb2gray(uint8(cat(3, 0, 255, 0)))), disp(rgb2gray(uint8(cat(3, 0, 0, 255)))), near(rgb2gray([1 1 1; 0 1 0]), [1 1 1; 0.587 0.587 0.587], 1e-4)
disp(class(rgb2gray(single(rand(2, 2, 3))))), disp(class(rgb2gray(uint16(ones(2, 2, 3)))))
% Hue: primaries are thirds, secondaries sixths.
disp(rgb2hsv([1 0 0; 0 1 0; 0 0 1; 1 1 0; 0 1 1; 1 0 1])), disp(rgb2hsv([0.5 0.5 0.5; 0 0 0])), disp(rgb2hsv(uint8(cat(3, 0, 255, 51))))
c = dec2base(0:124, 5) - '0'; c = c/4; near(hsv2rgb(rgb2hsv(c)), c, 1e-15); [h, s, v] = rgb2hsv(c(:, 1), c(:, 2), c(:, 3)); near([h s v], rgb2hsv(c), 0)
near(hsv2rgb([1/3 1 1; 0 0 0.25; 1 1 1]), [0 1 0; 0.25 0.25 0.25; 1 0 0], 1e-15)
% Luma 16 to 235, chroma 16 to 240.
disp(squeeze(rgb2ycbcr(uint8(cat(3, [0 255 255], [0 255 0], [0 255 0]))))), near(ycbcr2rgb(rgb2ycbcr(c)), c, 1e-14), disp(class(rgb2ycbcr(uint16(ones(1, 1, 3)))))
near(rgb2ntsc([1 1 1]), [1 0 0], 1e-14), near(ntsc2rgb(rgb2ntsc(c)), c, 1e-14)
% CIE L*a*b* of sRGB's primaries as published by B. Lindbloom, and of the white points.
near(rgb2lab([1 0 0; 0 1 0; 0 0 1]), [53.2408 80.0925 67.2032; 87.7347 -86.1827 83.1793; 32.2970 79.1875 -107.8602], 5e-5)
near(rgb2lab([1 1 1; 0 0 0]), [100 0 0; 0 0 0], 1e-12), near(lab2rgb(rgb2lab(c)), c, 1e-8), near(rgb2xyz([1 1 1]), whitepoint('d65'), 1e-15)
near(rgb2xyz([1 1 1], 'WhitePoint', 'd50'), whitepoint('d50'), 1e-14), near(rgb2xyz([1 0 0]), [0.4124564 0.2126729 0.0193339], 2e-6), near(rgb2lab([1 1 1], 'WhitePoint', 'd50'), [100 0 0], 1e-12)
near(lab2xyz(xyz2lab([0.3 0.2 0.1; 0.001 0.002 0.003])), [0.3 0.2 0.1; 0.001 0.002 0.003], 1e-15), disp(class(lab2rgb(cat(3, 50, 0, 0), 'OutputType', 'uint8'))), disp(squeeze(lab2rgb(cat(3, 100, 0, 0), 'OutputType', 'uint8'))')
near(lin2rgb(rgb2lin(c)), c, 1e-8), near(rgb2lin(0.5), 0.21404114, 1e-8), near(lin2rgb(rgb2lin(c, 'ColorSpace', 'adobe-rgb-1998'), 'ColorSpace', 'adobe-rgb-1998'), c, 1e-12), near(xyz2rgb(whitepoint('d65')), [1 1 1], 1e-12)
% Indexed images.
map = [1 0 0; 0.1 0.2 0.3; 0 0 1]; x = ind2rgb([1 3; 2 9], map); disp(squeeze(x(2, :, :))), disp(isequal(ind2rgb(uint8([0 2; 1 8]), map), x)), near(ind2gray([1 2], [0 0 0; 1 1 1]), [0 1], 1e-15)
[y, m] = gray2ind([0 0.5 1], 16); disp(y), disp(size(m)), disp(class(gray2ind(rand(3), 300))), [y, m] = gray2ind([true false]); disp(y), disp(m)
% Arithmetic: rounded once, saturated.
disp(imadd(uint8([200 10]), uint8([100 10]))), disp(imadd(uint8(200), 100, 'uint16')), disp(imsubtract(uint8([200 10]), uint8([100 20]))), disp(immultiply(uint8([200 10]), 1.25)), disp(imdivide(uint8([200 10]), 4)), disp(imlincomb(0.5, uint8([3 200]), 0.5, uint8([4 100])))
disp(imabsdiff(uint8([1 9]), uint8([4 2]))), disp(imabsdiff(int8(-128), int8(127))), disp(imcomplement(uint8([0 10 255]))), disp(imcomplement(0.25)), disp(imcomplement(true)), disp(imcomplement(int8([-128 5])))
% Measures.
disp(immse([1 2; 3 4], [1 2; 3 6])), near(psnr(uint8([0 255]), uint8([0 254])), 10*log10(2*255^2), 1e-12), disp(psnr(1, 1)), near(ssim(magic(16)/256, magic(16)/256), 1, 1e-14), a = ones(20)*0.5; near(ssim(a, a + 0.1), (2*0.5*0.6 + 1e-4)/(0.25 + 0.36 + 1e-4), 1e-12)
disp(mean2(magic(4))), near(std2([1 2; 3 4]), sqrt(5/3), 1e-15), near(corr2(magic(4), 3*magic(4) + 1), 1, 1e-15), disp(corr2([1 2; 3 4], [4 3; 2 1]))
tries = {@() im2double(int32(1)), @() im2uint8({}), @() rgb2gray(ones(2, 2)), @() rgb2gray(ones(2, 2, 2)), @() rgb2hsv(ones(2, 2, 4)), @() ind2rgb(1, ones(2, 2)), @() immse(1, single(1)), @() psnr(1, [1 2]), @() imadd(uint8(1), uint8([1 2])), @() corr2(1, [1 2]), @() whitepoint('x'), @() rgb2lab(), @() im2uint8(300, 'indexed'), @() gray2ind(0.5, 0)};
for k = 1:numel(tries), try, tries{k}(), disp('no error'), catch e, disp(e.identifier), end, end
