% Histograms, thresholds, contrast, edges, lines, templates and palettes: closed forms and small cases by hand.
near = @(a, b, tol) assert(isequal(size(a), size(b)) && all(abs(double(a(:)) - double(b(:))) <= tol));
[n, x] = imhist(uint8([0 0 255 7])); disp(n([1 8 256])'), disp(x([1 end])'), disp(imhist([0 0.5 1 1], 3)'), disp(imhist(logical([1 0 1]))'), disp(imhist(uint8([0 1 1]), [0 0 0; 1 1 1])'), disp(imhist(single([-1 2 0.49]), 2)')
% Otsu: between two spikes the middle of the levels that are as good; four levels by hand.
a = uint8([zeros(1, 50), 100*ones(1, 50)]); near(graythresh(a), mean(0:99)/255, 1e-12), disp(otsuthresh([4 0 0 4])), [t, e] = otsuthresh([3 1 1 3]); disp(t), near(e, 0.8, 0.2), disp(graythresh([])), disp(graythresh(uint8([9 9])))
t = multithresh([1 1 5 5 9 9], 2); disp(t(1) > 1 && t(1) < 5 && t(2) > 5 && t(2) < 9), disp(class(multithresh(uint8([1 9])))), x = [zeros(1, 9), ones(1, 9), 2*ones(1, 9), 3*ones(1, 9)]; q = imquantize(x, multithresh(x, 3)); disp(unique(q)), disp(histc(q, 1:4)), disp(imquantize([1 5 9], [2 6], [10 20 30]))
disp(imbinarize(uint8([10 200 201]))), disp(imbinarize([0.2 0.7], 0.5)), disp(imbinarize(uint8([127 128]), 0.5)), disp(im2bw(uint8([127 128]), 0.5)), disp(im2bw(cat(3, 1, 1, 1))), disp(im2bw([1 2], [0 0 0; 1 1 1], 0.5)), g = repmat(linspace(0, 1, 64), 64, 1); g(32, 10) = 0.5; g(32, 50) = 1; b = imbinarize(g, 'adaptive', 'Sensitivity', 0.5); disp(b(32, 10)), disp(b(20, 40)), disp(size(adaptthresh(g, 0.4))), near(adaptthresh(0.5*ones(32)), 0.55*ones(32), 1e-12)
% Contrast.
disp(stretchlim(uint8(0:255))'*255), disp(stretchlim([0.2 0.2])'), disp(imadjust(uint8([0 51 102 255]), [0 0.4], [0 1])), disp(imadjust([0.25 0.5], [0 1], [1 0])), disp(imadjust([0.25 1], [], [], 2)), near(imadjust([0 0 0; 0.5 0.5 0.5; 1 1 1], [0 0 0; 0.5 1 1]), [0 0 0; 1 0.5 0.5; 1 1 1], 1e-15), disp(imadjust(uint8(0:85:255))), disp(size(imadjust(rand(3, 3, 3), [0.1 0.9])))
y = histeq(uint8(repmat(0:63, 4, 1)), 64); disp(double([y(1) y(end)])), near(double(y(1, :)), 255*(0:63)/63, 3), [y, t] = histeq([0.1 0.1 0.9 0.9], [1 1]); disp(y), disp(size(t)), disp(class(histeq(uint16([1 2])))), x = uint8(100 + mod((1:64)'*(1:64), 40)); y = adapthisteq(x); disp(range_(y) > range_(x)), disp(size(y)), near(adapthisteq(0.5*ones(32), 'ClipLimit', 1), ones(32), 0.02), disp(class(adapthisteq(single(x)/255)))
% Gradients and edges of a step, of a point and of a disk.
[gx, gy] = imgradientxy([1 2 4; 1 2 4; 1 2 4]); disp(gx), disp(gy), disp(imgradientxy([1 2 4], 'central')), disp(imgradientxy([1 2 4], 'intermediate')), [m, d] = imgradient([0 0; 1 1]); disp(d(1)), disp(m(1)), [m, d] = imgradient([3 0], [4 2]); disp(m), m = imgradient([0 1; 1 0], 'roberts'); disp(m(1)), disp(size(imgradient(magic(4), 'prewitt')))
s = [zeros(6, 14), ones(6, 14)]; for k = {'sobel', 'prewitt', 'roberts', 'canny', 'log', 'zerocross'}, e = edge(s, k{1}); c = find(any(e, 1)); disp([numel(c) all(c >= 14 & c <= 15)]), end, [e, t] = edge(s, 'sobel'); near(t, sqrt(4*0.25*2/28), 1e-6), disp(nnz(edge(s, 'sobel', [], 'horizontal'))), disp(nnz(edge(s, 'sobel', 0.1, 'vertical', 'nothinning'))), disp(any(any(edge(uint8(9*ones(8)), 'canny')))), [u, v] = meshgrid(-20:20); e = edge(double(u.^2 + v.^2 <= 12^2), 'canny'); r = sqrt(u(e).^2 + v(e).^2); disp(all(abs(r - 12) < 1.6)), disp(bweuler(e)), [e, t] = edge(peaks_(), 'canny', [0.1 0.3], 1); disp(t), disp(class(e))
% Hough: the points of a line fall into one bin; theta and rho are those of the line.
bw = false(60, 80); for k = 1:60, bw(k, k + 10) = true; end, [h, theta, rho] = hough(bw); p = houghpeaks(h, 1); disp([max(h(:)) theta(p(2)) rho(p(1))]), disp(size(h)), l = houghlines(bw, theta, rho, p); disp([l.point1; l.point2]), bw(30:32, :) = false; l = houghlines(bw, theta, rho, p, 'FillGap', 2, 'MinLength', 5); disp(numel(l)), bw(5, :) = true; [h, theta, rho] = hough(bw, 'RhoResolution', 1, 'Theta', -90:0.5:89.5); p = houghpeaks(h, 2, 'Threshold', 20); disp(sort(theta(p(:, 2)))), disp(size(houghpeaks(zeros(5), 3)))
% Templates: found where cut out, with correlation 1.
x = mod((1:20)'.^2*(1:25), 101); c = normxcorr2(x(6:10, 8:13), x); [m, k] = max(c(:)); [r, q] = ind2sub(size(c), k); near(m, 1, 1e-12), disp([r - 5 + 1, q - 6 + 1]), disp(size(c)), assert(all(abs(c(:)) <= 1))
% Palettes.
rgb = cat(3, [1 0; 0 1], [0 1; 0 1], [0 0; 1 1]); [i, m] = rgb2ind(rgb, 8); disp(size(m, 1)), near(ind2rgb(i, m), rgb, 0), disp(class(i)), disp(rgb2ind(rgb, [1 0 0; 0 1 0; 0 0 1; 1 1 1], 'nodither')), [u, v] = meshgrid((0:31)/31); big = cat(3, u, v, 1 - u); [i, m] = rgb2ind(big, 16, 'nodither'); disp(size(m, 1)), disp(immse(ind2rgb(i, m), big) < 0.02), [i, m] = rgb2ind(big, 0.5); disp(size(m, 1) <= 27), [i, m] = rgb2ind(big, 16); disp(abs(mean2(ind2rgb(i, m)) - mean2(big)) < 0.02), near(mean2(dither(0.3*ones(64))), 0.3, 0.02), disp(dither([0.2 0.9])), disp(squeeze(label2rgb([0 1 2], [1 0 0; 0 0 1]))), disp(class(label2rgb([1 2]))), disp(squeeze(label2rgb(1, 'jet', 'k'))')
[y, m] = imresize(uint8([0 1; 1 0]), [0 0 0; 1 1 1], 2, 'nearest'); disp(y), [y, m] = imresize(uint8([0 1; 1 0]), [0 0 0; 1 1 1], 2, 'Colormap', 'original'); disp(size(y)), disp(size(m))
tries = {@() graythresh('a'), @() imhist({}), @() edge(1, 'foo'), @() edge(magic(4), 'canny', [0.5 0.2]), @() imadjust(ones(2, 2, 3)), @() imadjust(1, [0.5 0.2]), @() imadjust(1, [0 2]), @() stretchlim(1, [0.9 0.1]), @() normxcorr2(1, 2), @() normxcorr2([1 2 3], 1), @() normxcorr2(ones(2), ones(4)), @() rgb2ind(1, 4), @() rgb2ind(rgb, 0), @() label2rgb([1 2], [1 0 0]), @() hough([]), @() imbinarize(true), @() multithresh(1, 0), @() histeq(ones(2, 2, 2)), @() imquantize(1, [2 1]), @() adapthisteq(1, 'NumTiles', [1 1])};
for k = 1:numel(tries), try, tries{k}(), disp('no error'), catch e, disp(e.identifier), end, end

function r = range_(x)
r = double(max(x(:))) - double(min(x(:)));
end
function z = peaks_()
[u, v] = meshgrid(-3:0.2:3);
z = exp(-u.^2 - v.^2);
end
