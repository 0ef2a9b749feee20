% Server log: regular expressions, durations, groups, a histogram as text.
log = {
    '2024-05-01 10:00:01 INFO  [worker-1] request id=17 path=/index took 120ms'
    '2024-05-01 10:00:02 WARN  [worker-2] slow request id=18 path=/search took 950ms'
    '2024-05-01 10:00:05 ERROR [worker-1] failed id=19 path=/login code=500'
    '2024-05-01 10:01:10 INFO  [worker-3] request id=20 path=/index took 80ms'
    'garbage line'
    '2024-05-01 10:02:00 INFO  [worker-2] request id=21 path=/search took 300ms'
    '2024-05-01 10:02:30 ERROR [worker-3] failed id=22 path=/index code=404'};
pattern = ['^(?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\s+(?<level>[A-Z]+)\s+\[(?<worker>[\w-]+)\]\s+' ...
    '(?<text>.*?)\s*id=(?<id>\d+)\s+path=(?<path>\S+)(?:\s+took (?<ms>\d+)ms)?(?:\s+code=(?<code>\d+))?$'];
names = regexp(log, pattern, 'names');
ok = ~cellfun(@isempty, names);
fprintf('%d of %d lines parsed\n', nnz(ok), numel(log));
entries = [names{ok}];
T = struct2table(entries);
T.time = datetime(T.time, 'InputFormat', 'yyyy-MM-dd HH:mm:ss');
T.level = categorical(T.level, {'INFO', 'WARN', 'ERROR'}, 'Ordinal', true);
T.id = str2double(T.id);
T.ms = str2double(T.ms);
T.code = str2double(T.code);
T.text = [];
disp(T)
summary(T.level)
serious = T(T.level >= 'WARN', {'time', 'worker', 'path'})
gap = diff(T.time);
fprintf('longest gap %s, mean %.1f s\n', char(max(gap)), seconds(mean(gap)));
G = groupsummary(T, 'path', {'mean', 'max'}, 'ms')
[g, paths] = findgroups(T.path);
errors = splitapply(@(l) nnz(l == 'ERROR'), T.level, g);
for k = 1:numel(paths)
    fprintf('%-8s %s %d\n', paths{k}, repmat('#', 1, nnz(g == k)), errors(k));
end
T.minute = dateshift(T.time, 'start', 'minute');
perMinute = groupcounts(T, 'minute')
workers = unique(T.worker);
M = containers.Map('KeyType', 'char', 'ValueType', 'any');
for k = 1:numel(workers)
    M(workers{k}) = T.id(strcmp(T.worker, workers{k}))';
end
for key = keys(M)
    fprintf('%s -> %s\n', key{1}, strjoin(string(M(key{1})), ','));
end
slowest = sortrows(rmmissing(T(:, {'id', 'ms'})), 'ms', 'descend');
fprintf('slowest id %d with %d ms\n', slowest.id(1), slowest.ms(1));
T.day = day(T.time, 'name');
disp(T.day{1})
s = jsonencode(table2struct(slowest))
back = struct2table(jsondecode(s))
