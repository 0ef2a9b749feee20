% Names of older releases that scripts still call.
disp(interp1q([1; 2; 4], [10; 20; 40], [3; 9])'), disp(interp1q([1 2 4]', [10 20; 20 30; 40 50], 3)), disp(str2mat('a', 'bcd')), disp(size(str2mat('', 'xy'))), disp(isjava(3)), disp(isjava({}))
f = figure('Visible', 'off'); a = axes; disp(ishghandle(f)), disp(ishghandle(7.25)), disp(ishghandle(f, 'figure')), disp(ishghandle(a, 'line')), disp(ishghandle(0)), disp(ishghandle('x')), close(f), disp(ishghandle(f))
tries = {@() interp1q(1), @() ishghandle(), @() isjava()};
for k = 1:numel(tries), try, tries{k}(); disp('no error'), catch e, disp(e.identifier), end, end
