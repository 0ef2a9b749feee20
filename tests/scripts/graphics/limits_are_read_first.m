% Asking for limits before anything is drawn gives those of the data, and leaves them as they are.
imagesc([10 20; 30 40]); disp(get(gca, 'CLim')), disp(clim)
imagesc([1 2; 3 Inf]); disp(get(gca, 'CLim')), disp(clim)
figure; plot([5 6 40]); a = gca; disp(a.YLim), disp(ylim), disp(a.XLim), disp(xlim)
close all, axes; disp(get(gca, 'XLim'))
subplot(1, 2, 2); plot(gpuArray(0:10)); disp(get(gca, 'YLim'))
