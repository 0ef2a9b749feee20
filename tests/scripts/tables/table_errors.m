% What tables refuse, in MATLAB's words.
T = table([1; 2; 3], {'a'; 'b'; 'c'}, 'VariableNames', {'x', 'name'});
R = table([1; 2], 'RowNames', {'a', 'b'});
tries = {@() T.y, @() T.X, @() T(4, :), @() T(:, 3), @() T(:, 'q'), @() T(1), @() T(1, 1, 1), @() T{:, :}, @() table([1; 2], [1; 2; 3]), @() table(1, 'VariableNames', {'a', 'b'}), ...
    @() table(1, 2, 'VariableNames', {'a', 'a'}), @() R('c', :), @() [T; R], @() [T, T], @() [T, R], @() [T, 5], @() T(0, :), @() T(1.5, :), @() T{1, 'zz'}, @() join(T, R), @() sortrows(T, 'q'), ...
    @() renamevars(T, 'x', 'name'), @() removevars(T, 'k'), @() varfun(@mean, T), @() groupsummary(T, 'x', 'middle'), @() groupsummary(T, 'x', 'mean', 'name'), @() table2array(T), ...
    @() head(T, -1), @() table2struct(5), @() readtable('no such file.csv'), @() double(T), @() struct2table(struct('a', {{1, 2}}, 'b', [1; 2])), @() array2table(zeros(2, 2, 2)), @() cell2table(5), ...
    @() innerjoin(T, R), @() unstack(T), @() addvars(T, [1; 2]), @() T.x(7), @() table('Size', [1 2], 'VariableTypes', {'double'}), @() table('Size', [1 1], 'VariableTypes', {'nothing'}), @() table(1, 'RowNames', {'a', 'b'}), ...
    @() table([1; 2], 'RowNames', {'a', 'a'}), @() table(1, 'VariableNames', {'Properties'}), @() timetable([1; 2]), @() T + R, @() rowfun(@(a, b) error('My:id', 'no'), T), ...
    @() timetable([1; 2], 'RowTimes', [1; 2]), @() table2timetable(T, 'RowTimes', 'x'), @() isregular(5), @() retime(timetable(seconds([1; 2]), [1; 2]), [1 2], 'linear'), @() retime(T, 'daily')};
for k = 1:numel(tries)
    try
        tries{k}();
        fprintf('%d: no error\n', k);
    catch e
        fprintf('%d: %s | %s\n', k, e.identifier, strrep(e.message, newline, ' / '));
    end
end
try, T.x = [1; 2]; catch e, disp(e.message), end
try, T(1, :) = {1}; catch e, disp(e.message), end
try, T(1, :) = 5; catch e, disp(e.message), end
try, T{1, 'x'} = [1 2 3]; catch e, disp(e.message), end
try, T{1, 'name'} = 5; catch e, disp(e.message), end
try, T(1, 1) = []; catch e, disp(e.message), end
try, T.Properties.VariableNames = {'a'}; catch e, disp(e.message), end
try, T.Properties.Colour = 1; catch e, disp(e.message), end
