% Medians beside infinities, of captured arrays too; modes of logicals are logical.
disp(median([100 -Inf])), disp(median([-Inf -Inf])), disp(median([Inf 3])), disp(median([Inf -Inf]))
x = repmat([5; -Inf; 7; -Inf], 1, 40000); x(2, 3) = Inf; x(:, 4) = [Inf; 1; Inf; 2]; x(3, 5) = NaN;
m = median(x);
disp(m(1:6)), disp(isequaln(m(1:6), [median(x(:,1)) median(x(:,2)) median(x(:,3)) median(x(:,4)) median(x(:,5)) median(x(:,6))]))
m = median(x, 'omitnan'); disp(m(5))
disp(class(mode([true false true]))), disp(mode([true false true; true true false]))
disp(polyval([1 2 3], [Inf -Inf 2])), disp(polyval(4, [Inf NaN 1])), disp(class(polyval(4, single([1 2])))), disp(polyval([2 -1], int8(3)))
disp(size(strfind('abc', 'z'))), disp(strfind({'abc', 'zz'}, 'z'))
