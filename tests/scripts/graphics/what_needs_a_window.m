% What needs the window says so; handles and comparisons do not.
try, copygraphics(gcf), catch e, disp(e.identifier), disp(e.message), end
uiresume(gcf)
try, waitfor(gcf), catch e, disp(e.identifier), disp(e.message), end
disp([isequalwithequalnans([1 NaN], [1 NaN]), isequalwithequalnans([1 NaN], [1 2]), isequalwithequalnans({NaN}, {NaN}, {NaN})])
