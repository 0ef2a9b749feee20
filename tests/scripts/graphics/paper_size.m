% print and saveas make pictures as large as PaperPosition says, once a script has set it.
f = figure('Visible', 'off'); plot(1:10)
disp(f.PaperPositionMode), disp(f.PaperUnits), disp(f.PaperSize), disp(f.PaperType)
fprintf('%.4f %.4f %.4f %.4f\n', f.PaperPosition)
disp(pictureSize(f, '-r96'))
set(f, 'PaperUnits', 'inches', 'PaperPosition', [0 0 6 4])
disp(f.PaperPositionMode), disp(pictureSize(f, '-r100'))
f.PaperUnits = 'centimeters'; fprintf('%.2f %.2f %.2f %.2f\n', f.PaperPosition)
f.PaperPosition(3) = 5.08; f.PaperPosition(4) = 2.54; disp(pictureSize(f, '-r100'))
f.PaperUnits = 'normalized'; fprintf('%.4f ', f.PaperPosition), fprintf('\n')
f.PaperPositionMode = 'auto'; disp(pictureSize(f, '-r96'))
f.PaperUnits = 'points'; f.PaperSize = [144 72]; disp(f.PaperType), disp(f.PaperSize)
f.PaperOrientation = 'landscape'; disp(f.PaperSize)
f.PaperUnits = 'inches'; f.PaperType = 'a4'; fprintf('%.2f %.2f\n', f.PaperSize)
f.PaperOrientation = 'portrait'; fprintf('%.2f %.2f\n', f.PaperSize)
for bad = {{'PaperUnits', 'miles'}, {'PaperSize', [1 0]}, {'PaperPosition', [1 2 3]}, {'PaperOrientation', 'askew'}, {'PaperPositionMode', 3}}
    try, set(f, bad{1}{:}), catch e, disp(e.message), end
end
f.Color = 'none'; disp(f.Color)
f.Color = [0 0.5 0]; disp(f.Color)
close(f)

function s = pictureSize(f, resolution)
x = print(f, '-RGBImage', resolution);
s = [size(x, 2) size(x, 1)];
end
