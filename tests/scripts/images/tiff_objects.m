% Tiff: images and tags of TIFF files.
file = [tempname '.tif'];
kinds = {'uint8', 8, 1; 'uint16', 16, 1; 'uint32', 32, 1; 'int16', 16, 2; 'int32', 32, 2; 'single', 32, 3; 'double', 64, 3; 'logical', 1, 1};
for k = 1:size(kinds, 1)
    for how = {Tiff.Compression.None, Tiff.Compression.LZW, Tiff.Compression.Deflate, Tiff.Compression.AdobeDeflate, Tiff.Compression.PackBits}
        x = cast(100*sin((1:37)'*(1:23)/40) + 101, strrep(kinds{k, 1}, 'logical', 'double')); if k == 8, x = x > 100; end
        t = Tiff(file, 'w');
        g = struct('ImageLength', 37, 'ImageWidth', 23, 'Photometric', Tiff.Photometric.MinIsBlack, 'BitsPerSample', kinds{k, 2}, 'SamplesPerPixel', 1, ...
            'SampleFormat', kinds{k, 3}, 'RowsPerStrip', 16, 'PlanarConfiguration', Tiff.PlanarConfiguration.Chunky, 'Compression', how{1}, 'Software', 'tests');
        setTag(t, g), write(t, x), close(t)
        t = Tiff(file, 'r'); y = read(t); ok = isequal(x, y) && isa(y, class(x)) && t.getTag('Compression') == how{1} && numberOfStrips(t) == 3; close(t)
        if ~ok, fprintf('%s %d\n', kinds{k, 1}, how{1}); end
        z = imread(file); if ~isequal(z, x), fprintf('imread %s %d\n', kinds{k, 1}, how{1}); end
    end
end
% Colours, planes, tiles, predictors.
x = uint8(255*rand(50, 40, 3));
for predictor = 1:2
    for planar = 1:2
        for tiled = 0:1
            t = Tiff(file, 'w');
            t.setTag('ImageLength', 50), t.setTag('ImageWidth', 40), t.setTag('Photometric', Tiff.Photometric.RGB), t.setTag('BitsPerSample', 8)
            t.setTag('SamplesPerPixel', 3), t.setTag('PlanarConfiguration', planar), t.setTag('Compression', Tiff.Compression.LZW), t.setTag('Predictor', predictor)
            if tiled, t.setTag('TileWidth', 32), t.setTag('TileLength', 16), end
            t.write(x), t.close()
            t = Tiff(file); ok = isequal(t.read(), x) && t.isTiled() == tiled; if ~ok, disp([predictor planar tiled]), end
            if ~isequal(imread(file), x), disp('imread'), disp([predictor planar tiled]), end
            t.close()
        end
    end
end
disp(size(x))
% Several images.
t = Tiff(file, 'w'); g = struct('ImageLength', 4, 'ImageWidth', 3, 'Photometric', 1, 'BitsPerSample', 32, 'SampleFormat', Tiff.SampleFormat.IEEEFP, 'Predictor', 3, 'Compression', 8);
for k = 1:3
    t.setTag(g), t.setTag('ImageDescription', sprintf('number %d', k)), t.write(single(k*ones(4, 3)))
    if k < 3, t.writeDirectory(), end
end
t.close()
t = Tiff(file, 'a'); t.setTag(g), t.write(single(4*ones(4, 3))), t.close()
t = Tiff(file, 'r'); n = 1; while ~t.lastDirectory(), t.nextDirectory(), n = n + 1; end, disp(n), disp(max(max(t.read())))
t.setDirectory(2), disp(t.currentDirectory()), disp(t.getTag('ImageDescription')), disp(t.readEncodedStrip(1)), disp(t.getTag('RowsPerStrip')), t.close()
disp(imread(file, 3)), disp(numel(imfinfo(file)))
t = Tiff(file, 'r+'); t.setTag('Artist', 'me'), t.rewriteDirectory(), t.close()
t = Tiff(file); disp(t.getTag('Artist')), disp(max(max(t.read()))), t.nextDirectory(), disp(max(max(t.read()))), disp(t.getTag('SampleFormat'))
d = evalc('t'); disp(any(strfind(d, 'ImageWidth: 3')))
disp(any(strcmp(t.getTagNames(), 'Software')))
u = Tiff.ResolutionUnit; a = Tiff.ExtraSamples; o = Tiff.Orientation; s = Tiff.SubFileType; disp([u.Inch a.AssociatedAlpha o.TopLeft s.Page])
try, t.getTag('Software'), catch e, disp(e.message), end
try, t.getTag('Nonsense'), catch e, disp(e.message), end
try, t.setDirectory(9), catch e, disp(e.message), end
try, t.setTag('Artist', 'x'), catch e, disp(e.message), end
t.close()
try, t.read(), catch e, disp(e.message), end
try, t = Tiff(file, 'w'); t.setTag(g), t.write(ones(2)), catch e, disp(e.message), end, t.close()
try, Tiff('/nowhere/none.tif'), catch e, disp(e.message), end
delete(file)
