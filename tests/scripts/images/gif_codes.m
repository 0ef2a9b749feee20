% GIF files hold what was written, of any number of colours, and are small where the picture is plain.
file = [tempname '.gif'];
rng(5)
for n = [2 3 4 5 16 17 128 200 256]
    x = uint8(randi(n, 83, 117) - 1);
    imwrite(x, jet(n), file)
    fprintf('%d %d\n', n, isequal(imread(file), x))
end
x = zeros(400, 500, 'uint8'); x(100:200, :) = 1;
imwrite(x, gray(256), file), s = dir(file); disp(isequal(imread(file), x)), disp(s.bytes < 4000)
imwrite(uint8(3), gray(4), file), disp(imread(file))
big = uint8(mod((1:300)'*(1:400), 251)); imwrite(big, gray(256), file), disp(isequal(imread(file), big))
for k = 1:5, imwrite(circshift(big, k), gray(256), file, 'WriteMode', 'append', 'DelayTime', 0.05), end
y = imread(file, 'Frames', 'all'); disp(size(y)), disp(isequal(y(:, :, 1, 6), circshift(big, 5)))
imwrite(x > 0, file), disp(isequal(imread(file) > 0, x > 0))
imwrite(x, gray(256), file, 'LoopCount', Inf, 'DelayTime', 0), disp(isequal(imread(file), x))
% A film of a figure.
figure('Position', [0 0 140 105]), delete(file)
for k = 1:2
    plot(0:k, (0:k).^2), exportgraphics(gca, file, 'Append', true) % the first begins the file
end
y = imread(file, 'Frames', 'all'); disp(size(y, 4))
info = imfinfo(file); disp([numel(info) isequal([info.Width], size(y, 2)*[1 1]) info(1).DelayTime info(2).Left]), disp(info(2).DisposalMethod)
imwrite(uint8([0 1; 2 3]), jet(4), file), imwrite(uint8([3 1; 2 3]), gray(4), file, 'WriteMode', 'append', 'DelayTime', 0.5)
info = imfinfo(file); disp(info(1).ColorTable), disp(info(2).ColorTable(end, :)), fprintf('%d %d %d %s\n', info(2).DelayTime, info(2).BitDepth, info(1).BackgroundColor, info(1).ColorType)
delete(file)
