% Reads a server log, groups by host, prints a report.
function log_parser()
name = [tempname '.log'];
fid = fopen(name, 'w');
lines = { ...
 '2024-03-01 10:00:01 [INFO] host=alpha user=bob  time=0.12 msg="login ok"'
 '2024-03-01 10:00:07 [WARN] host=beta user=ann  time=1.50 msg="slow query"'
 '# a comment'
 ''
 '2024-03-01 10:01:00 [ERROR] host=alpha user=bob  time=0.01 msg="denied: \"x\""'
 '2024-03-01 11:30:59 [INFO] host=gamma user=eve  time=0.77 msg=""'
 '2024-03-02 00:00:00 [ERROR] host=beta user=ann  time=12.25 msg="timeout"'};
fprintf(fid, '%s\n', lines{:});
fclose(fid);
c = onCleanup(@() delete(name));

records = read_log(name);
fprintf('%d records\n', numel(records));
disp(fieldnames(records)')
hosts = unique({records.host});
for h = hosts
    mine = records(strcmp({records.host}, h{1}));
    fprintf('%-6s n=%d mean=%.3f max=%.2f levels=%s\n', h{:}, numel(mine), ...
        mean([mine.time]), max([mine.time]), strjoin(unique({mine.level}), '|'));
end
[~, idx] = sort([records.time], 'descend');
sorted = records(idx);
for r = sorted
    fprintf('%s | %-5s | %6.2f | %s\n', datestr(r.when, 'dd-mmm HH:MM'), r.level, r.time, r.msg);
end
t = [records.when];
fprintf('span: %.4f hours\n', (max(t) - min(t))*24);
s = sprintf('%s;', records.user);
disp(s)
bad = records(ismember({records.level}, {'ERROR', 'WARN'}));
fprintf('%d bad, first: %s\n', numel(bad), bad(1).msg);
end

function records = read_log(name)
[fid, msg] = fopen(name, 'rt');
if fid < 0
    error('log:open', 'cannot open %s: %s', name, msg);
end
records = struct('when', {}, 'level', {}, 'host', {}, 'user', {}, 'time', {}, 'msg', {});
no = 0;
while true
    line = fgetl(fid);
    if ~ischar(line), break, end
    no = no + 1;
    if isempty(line) || line(1) == '#', continue; end
    tok = regexp(line, '^(?<date>\S+ \S+) \[(?<level>\w+)\]\s+(?<rest>.*)$', 'names', 'once');
    if isempty(tok)
        warning('log:syntax', 'line %d not understood', no);
        continue
    end
    kv = regexp(tok.rest, '(\w+)=("(?:[^"\\]|\\.)*"|\S+)', 'tokens');
    r = struct('when', datenum(tok.date, 'yyyy-mm-dd HH:MM:SS'), 'level', tok.level, 'host', '', 'user', '', 'time', NaN, 'msg', '');
    for i = 1:numel(kv)
        [key, value] = deal(kv{i}{:});
        switch key
            case {'host', 'user'}
                r.(key) = value;
            case 'time'
                r.time = str2double(value);
            case 'msg'
                r.msg = strrep(value(2:end-1), '\"', '"');
            otherwise
                error('log:key', 'unknown key %s', key);
        end
    end
    records(end+1) = r; %#ok<AGROW>
end
fclose(fid);
end
