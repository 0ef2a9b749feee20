% Files of images: what is written comes back, what is known byte by byte is read, what is damaged is refused.
folder = tempname; mkdir(folder); at = @(n) fullfile(folder, n);
gray = uint8(mod((0:11)'*(0:16)*13, 256)); rgb = cat(3, gray, 255 - gray, flipud(gray)); bw = gray > 100; wide = uint16(gray)*257 - 1; map = jet(16); idx = mod(gray, 16);
% PNG: all classes and depths without loss.
imwrite(gray, at('g.png')), disp(isequal(imread(at('g.png')), gray)), imwrite(rgb, at('c.png')), disp(isequal(imread(at('c.png')), rgb)), imwrite(wide, at('w.png')), disp(isequal(imread(at('w.png')), wide)), imwrite(bw, at('b.png')), x = imread(at('b.png')); disp(isequal(x, bw)), disp(class(x))
imwrite(double(gray)/255, at('d.png')), disp(isequal(imread(at('d.png')), gray)), imwrite(idx, map, at('i.png')), [x, m] = imread(at('i.png')); disp(isequal(x, idx)), disp(isequal(m, round(map*255)/255)), imwrite(rgb, at('a.png'), 'Alpha', gray), [x, m, a] = imread(at('a.png')); disp(isequal(x, rgb)), disp(isequal(a, gray)), disp(isempty(m))
imwrite(uint8([0 255 128 64]), at('q.png'), 'BitDepth', 4), disp(imread(at('q.png'))), x = imread(at('c.png'), 'PixelRegion', {[2 3], [1 2 5]}); disp(isequal(x, rgb(2:3, 1:2:5, :)))
s = imfinfo(at('c.png')); disp(s.Format), disp([s.Width s.Height s.BitDepth]), disp(s.ColorType), disp(s.FileSize == dir(at('c.png')).bytes), s = imfinfo(at('i.png')); disp(s.ColorType), disp(s.BitDepth), disp(size(s.Colormap)), s = imfinfo(at('b.png')); disp(s.BitDepth), s = imfinfo(at('w.png')); disp(s.BitDepth)
% JPEG: near what it was, exact for flat images; better with more quality; header.
[u, v] = meshgrid(0:63); smooth = uint8(128 + 100*sin(u/20).*cos(v/15)); imwrite(smooth, at('s.jpg'), 'Quality', 95), x = imread(at('s.jpg')); disp(size(x)), disp(max(abs(double(x(:)) - double(smooth(:)))) <= 4)
imwrite(smooth, at('t.jpg'), 'Quality', 10), y = imread(at('t.jpg')); disp(immse(y, smooth) > immse(x, smooth)), disp(bytes_(at('t.jpg')) < bytes_(at('s.jpg'))), imwrite(cat(3, smooth, smooth, smooth), at('c.jpg'), 'Mode', 'progressive'), x = imread(at('c.jpg')); disp(size(x)), disp(psnr(x, cat(3, smooth, smooth, smooth)) > 35), imwrite(uint8(77*ones(16)), at('f.jpg')), disp(isequal(imread(at('f.jpg')), uint8(77*ones(16))))
s = imfinfo(at('c.jpg')); disp(s.Format), disp([s.Width s.Height s.BitDepth s.NumberOfSamples]), disp(s.ColorType)
% BMP, GIF and PNM.
imwrite(rgb, at('c.bmp')), disp(isequal(imread(at('c.bmp')), rgb)), imwrite(gray, at('g.bmp')), [x, m] = imread(at('g.bmp')); disp(isequal(x, gray)), disp(size(m)), imwrite(bw, at('b.bmp')), [x, m] = imread(at('b.bmp')); disp(isequal(x, uint8(bw))), disp(m), s = imfinfo(at('c.bmp')); disp([s.Width s.Height s.BitDepth])
imwrite(idx, map, at('i.gif')), [x, m] = imread(at('i.gif')); disp(isequal(x, idx)), disp(isequal(m, round(map*255)/255)), imwrite(fliplr(idx), map, at('i.gif'), 'WriteMode', 'append', 'DelayTime', 0.1), x = imread(at('i.gif'), 2); disp(isequal(x, fliplr(idx))), x = imread(at('i.gif'), 'Frames', 'all'); disp(size(x)), s = imfinfo(at('i.gif')); disp(s(2).FormatVersion), disp([s(1).Width s(1).Height])
big = uint8(mod((1:300)'*(1:200), 251)); imwrite(big, at('big.gif')), disp(isequal(imread(at('big.gif')), big))
imwrite(gray, at('g.pgm')), disp(isequal(imread(at('g.pgm')), gray)), imwrite(rgb, at('c.ppm')), disp(isequal(imread(at('c.ppm')), rgb)), imwrite(bw, at('b.pbm')), disp(isequal(imread(at('b.pbm')), bw)), imwrite(wide, at('w.pgm')), disp(isequal(imread(at('w.pgm')), wide)), s = imfinfo(at('c.ppm')); disp(s.Format), disp(s.BitDepth)
put(at('p.pgm'), uint8(sprintf('P2\n# made by hand\n3 2\n4\n0 1 2\n3 4 0\n'))), disp(imread(at('p.pgm')))
% By the bytes: BMP run lengths of 8 bits (2 rows of 4 pixels), and a GIF with compressed codes (the sample of the specification's description: 10 by 10, four colours).
u32 = @(n) double(typecast(uint32(n), 'uint8')); runs = [3 5 0 0, 0 4 1 2 3 4 0 0, 2 9 0 1]; pal = kron(0:255, [1 1 1 0]) + repmat([0 0 0 0], 1, 256); head = [double('BM'), u32(54 + 1024 + numel(runs)), u32(0), u32(54 + 1024), u32(40), u32(4), u32(3), 1 0 8 0, u32(1), u32(numel(runs)), u32(0), u32(0), u32(256), u32(0)]; put(at('r.bmp'), uint8([head, pal, runs])), disp(imread(at('r.bmp')))
gif = [double('GIF89a'), 10 0 10 0 145 0 0, 255 255 255, 255 0 0, 0 0 255, 0 0 0, 33 249 4 0 0 0 0 0, 44 0 0 0 0 10 0 10 0 0, 2, 22, hex2dec({'8C'; '2D'; '99'; '87'; '2A'; '1C'; 'DC'; '33'; 'A0'; '02'; '75'; 'EC'; '95'; 'FA'; 'A8'; 'DE'; '60'; '8C'; '04'; '91'; '4C'; '01'})', 0, 59]; put(at('k.gif'), uint8(gif)), [x, m] = imread(at('k.gif')); disp(x), disp(m)
% Damaged and wrong.
bytes = get_(at('c.png')); for n = [1 7 20 40 numel(bytes) - 30], put(at('x.png'), bytes(1:n)), try, imread(at('x.png')); disp('read'), catch e, disp(e.identifier), end, end
for f = {'c.png', 'c.jpg', 'c.bmp', 'big.gif', 'c.ppm'}, b = get_(at(f{1})); for k = 1:60, d = b; d(mod(k*7919, numel(b)) + 1) = mod(k*31, 256); put(at('x'), d), try, imread(at('x')); imfinfo(at('x')); catch e, assert(startsWith(e.identifier, 'MATLAB:')), end, end, end
tries = {@() imread('/none/there.png'), @() imread(at('')), @() imfinfo('none.jpg'), @() imwrite(gray, at('x.abc')), @() imwrite(gray), @() imwrite(ones(2, 2, 2), at('x.png')), @() imwrite(rgb, at('x.gif')), @() imwrite(gray, '/none/x.png'), @() imread(1), @() imwrite(gray, at('x.jpg'), 'Quality', 101), @() imread(at('i.gif'), 3)};
for k = 1:numel(tries), try, tries{k}(), disp('no error'), catch e, disp(e.identifier), end, end
rmdir(folder, 's')

function n = bytes_(name)
n = dir(name).bytes;
end
function put(name, bytes)
f = fopen(name, 'w'); fwrite(f, bytes); fclose(f);
end
function b = get_(name)
f = fopen(name); b = fread(f, Inf, '*uint8'); fclose(f);
end
