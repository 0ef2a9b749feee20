h = imagesc([1 2; 3 9]);
disp(clim)
disp(h.CDataMapping)
disp(size(h.CData))
disp(xlim)
disp(get(gca, 'YDir'))
caxis([0 5]);
disp(clim)
colormap('gray');
m = colormap;
disp(size(m))
disp(m(end, :))
title('A title');
xlabel('x');
disp(get(get(gca, 'Title'), 'String'))
imshow(uint8([0 255]));
disp(clim)
imagesc([0 10], [0 20], rand(3, 3));
disp(xlim)
imagesc(zeros(2, 2));
disp(clim)
axis xy
disp(get(gca, 'YDir'))
try
    colormap('nosuchmap')
catch e
    disp(e.message)
end
