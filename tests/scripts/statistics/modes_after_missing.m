% Columns after one with missing values are whole; zeros of both signs stay in order.
x = [1 NaN Inf; 1 5 -Inf; 2 NaN 7];
disp(mode(x)), disp(median(x,1,'omitnan')), disp(median([NaN 4; 1 6; NaN 2],1,'omitnan'))
[m,f] = mode([NaN 3 3; NaN 1 3],2); disp([m f])
disp(1./mode([-0;0;1])), disp(1./mode([0;-0;1])), disp(1./median([1;-0;0;0;-1])), disp(1./median([1;0;-0;0;-1]))
