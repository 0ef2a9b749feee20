% Points in boxes of axes, as the window's selection makes a variable of them.
figure(1), plot(1:5, [1 4 9 16 25]); hold on, h = scatter([2 3], [5 30]); bar(1:5);
disp(brushpoints([1.5 3.5 0 10]))
disp(brushpoints(gca, [0 1 0 1; 5 5 25 25]))
subplot(1, 2, 1), plot([1 NaN 3], [1 2 3]); subplot(1, 2, 2), plot(gpuArray(single(1:3)), gpuArray(single(4:6)));
disp(brushpoints(1, 1, [0 9 0 9])), p = brushpoints(1, 2, [2 9 0 9]); disp(p), disp(class(p))
disp(size(brushpoints([7 8 7 8])))
try, brushpoints([1 2 3]), catch err, disp(err.message), end
% Arrays of more dimensions and complex numbers as images.
clf, z = reshape(1:24, 2, 3, 4);
h = imagesc(z); disp(size(h.CData)), disp(clim), disp(xlim), disp(ylim)
h = imagesc([3+4i 0 -1i]); disp(h.CData), disp(clim)
h.CData = [1 2; 3 4]; disp(h.CData), disp(clim)
calls = {@() image(z), @() imshow(ones(2, 2, 5)), @() imagesc(ones(2, 2, 3, 2)), @() plot(z)};
for k = 1:numel(calls)
    try, calls{k}(); disp('drawn'), catch err, disp(err.message), end
end
