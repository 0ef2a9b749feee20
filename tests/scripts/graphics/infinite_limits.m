% Limits that a figure finds by itself are those of the finite values.
imagesc([1 2; 3 Inf])
disp(clim)
imagesc([-Inf 2; NaN 5])
disp(clim)
imagesc(single([4 -Inf Inf 8]))
disp(clim)
imagesc([Inf 7])
disp(clim)
imagesc([NaN Inf])
disp(clim)
x = reshape(1:20000, 100, 200);
x(5) = Inf;
x(1) = -Inf;
imagesc(x * 2)
disp(clim)
plot([1 2 Inf 4])
y = ylim;
disp(all(isfinite(y)) && y(1) <= 1 && y(2) >= 4)
close all
