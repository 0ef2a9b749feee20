% Configuration in JSON with defaults, durations of tasks, and a calendar by hand.
text = ['{"name":"demo","size":[3,4],"nested":{"on":true,"off":null,"list":["a","b",{"c":1}]},' ...
    '"tasks":[{"id":1,"from":"2024-02-27","days":3},{"id":2,"from":"2023-12-30","days":5}]}'];
config = jsondecode(text)
config.nested
defaults = struct('name', 'none', 'color', 'red', 'size', [1 1]);
merged = mergeStructs(defaults, config)
for task = merged.tasks'
    first = datenum(task.from, 'yyyy-mm-dd');
    last = first + task.days;
    fprintf('%d: %s to %s (%s)\n', task.id, datestr(first, 'dd-mmm-yyyy'), datestr(last, 29), datestr(last, 'dddd'));
end
printMonth(2024, 2)
fprintf('%d ', arrayfun(@(y) isLeap(y), [1900 2000 2023 2024])); fprintf('\n');
[n, s] = weekday(datenum(2024, 7, 4))
v = datevec('2024-03-01 12:34:56')
d = etime([2024 3 1 0 0 0], [2024 2 28 23 59 30])
addtodate(datenum(2024, 1, 31), 1, 'month') == datenum(2024, 2, 29)
months = cellstr(datestr(datenum(2024, 1:3, 1), 'mmm'))
calendarWeeks = ceil((datenum(2024, 12, 31) - datenum(2024, 1, 0)) / 7)
out = jsonencode(struct('a', {1, 2}, 'b', {'x', {}}))
pretty = jsonencode(struct('k', [1 2; 3 4], 't', true), 'PrettyPrint', true);
disp(pretty)
try
    jsondecode('{"a": [1, 2}')
catch err
    disp(class(err))
end

function s = mergeStructs(s, with)
    for name = fieldnames(with)'
        s.(name{1}) = with.(name{1});
    end
end
function tf = isLeap(y)
    tf = (mod(y, 4) == 0 && mod(y, 100) ~= 0) || mod(y, 400) == 0;
end
function printMonth(y, m)
    days = [31 28 + isLeap(y) 31 30 31 30 31 31 30 31 30 31];
    start = weekday(datenum(y, m, 1));
    cells = [repmat({'  '}, 1, start - 1), arrayfun(@(d) sprintf('%2d', d), 1:days(m), 'UniformOutput', false)];
    cells(end + 1:ceil(numel(cells) / 7) * 7) = {'  '};
    fprintf('%s\n', ' S  M  T  W  T  F  S');
    grid = reshape(cells, 7, [])';
    for r = 1:size(grid, 1)
        fprintf('%s\n', strjoin(grid(r, :), ' '));
    end
end
