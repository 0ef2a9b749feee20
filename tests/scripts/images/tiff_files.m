% TIFF files: what is written is read again; other writers' forms, made by hand.
f = [tempname '.tif'];
gray = uint8(magic(5)*9);
imwrite(gray, f); fprintf('%d\n', isequal(imread(f), gray));
rgb = cat(3, gray, gray', 255 - gray);
imwrite(rgb, f, 'Resolution', 300, 'Description', 'three planes'); fprintf('%d\n', isequal(imread(f), rgb));
info = imfinfo(f);
fprintf('%s %d %d %d %s %.0f %s\n', info.Format, info.Width, info.Height, info.BitDepth, info.ColorType, info.XResolution, info.ImageDescription);
deep = uint16(magic(4)*4000);
imwrite(deep, f); y = imread(f); fprintf('%d %s\n', isequal(y, deep), class(y));
flags = magic(9) > 40;
imwrite(flags, f); y = imread(f); fprintf('%d %s\n', isequal(y, flags), class(y));
map = [0 0 0; 1 0 0; 0 1 0; 0 0 1];
imwrite(uint8([0 1; 2 3]), map, f);
[y, m] = imread(f); disp(y), disp(m(1:4, :)), disp(size(m))
imwrite(gray, f, 'tiff'); imwrite(rgb, f, 'WriteMode', 'append'); imwrite(deep, f, 'WriteMode', 'append');
fprintf('%d %d %d %d\n', numel(imfinfo(f)), isequal(imread(f), gray), isequal(imread(f, 2), rgb), isequal(imread(f, 'Index', 3), deep));
fprintf('%d\n', isequal(imread(f, 'PixelRegion', {[2 3], [1 2 5]}), gray(2:3, 1:2:5)));

% Big-endian, PackBits, two strips, white is zero: a row of 3 and 200 times 7, twice.
packed = [0 3 129 7 185 7];
put(f, [77 77 0 42 0 0 0 16 packed packed], {256 201; 257 2; 258 8; 259 32773; 262 0; 273 [8 14]; 277 1; 278 1; 279 [6 6]}, true);
y = imread(f); fprintf('%s %d %d\n', mat2str(size(y)), 255 - double(y(1, 1)), 255 - double(y(2, 201)));
% LZW of 9 bits: clear, 1, 2, the string 1 2, its like, the end; the predictor adds along a row.
codes = [256 1 2 258 258 257];
stream = reshape(dec2bin(codes, 9)', 1, []) - '0';
stream = [stream, zeros(1, 8*ceil(numel(stream)/8) - numel(stream))];
data = [128 64 32 16 8 4 2 1]*reshape(stream, 8, []);
put(f, [73 73 42 0 16 0 0 0 data zeros(1, 8 - numel(data))], {256 6; 257 1; 258 8; 259 5; 262 1; 273 8; 277 1; 278 1; 279 numel(data)}, false);
disp(imread(f))
put(f, [73 73 42 0 16 0 0 0 data zeros(1, 8 - numel(data))], {256 6; 257 1; 258 8; 259 5; 262 1; 273 8; 277 1; 278 1; 279 numel(data); 317 2}, false);
disp(imread(f))
for bad = {[73 73 42 0], [73 73 42 0 8 0 0 0], [77 77 0 42 255 255 255 255]}
    fid = fopen(f, 'w'); fwrite(fid, bad{1}); fclose(fid);
    try, imread(f); catch e, disp(e.message); end
end
imwrite(gray, f);
try, imread(f, 2); catch e, disp(e.message); end
delete(f)

function put(name, start, fields, big)
% A file of given bytes and one directory behind them, whose place the bytes tell.
start = [start, zeros(1, 16 - min(16, numel(start)))];
out = start;
body = zeros(1, 0);
more = zeros(1, 0);
at = numel(start) + 2 + 12*size(fields, 1) + 4;
for k = 1:size(fields, 1)
    v = fields{k, 2};
    value = num(v(1), 4, big);
    if numel(v) > 1
        value = num(at + numel(more), 4, big);
        for j = 1:numel(v), more = [more, num(v(j), 4, big)]; end
    end
    body = [body, num(fields{k, 1}, 2, big), num(4, 2, big), num(numel(v), 4, big), value];
end
out = [out, num(size(fields, 1), 2, big), body, 0 0 0 0, more];
out(5:8) = num(numel(start), 4, big);
fid = fopen(name, 'w'); fwrite(fid, out); fclose(fid);
end

function b = num(v, n, big)
b = mod(floor(v./256.^(0:n - 1)), 256);
if big, b = fliplr(b); end
end
