% A report from a CSV file with quoted fields, missing numbers and groups.
file = [tempname '.csv'];
fid = fopen(file, 'w');
fprintf(fid, '%s\n', 'name,team,score,date', 'Ann,red,10.5,2024-01-15', '"Lee, Bob",blue,,2024-02-01', 'Cid,red,7,2023-12-31', ...
    '"Dot ""D""",blue,12.25,2024-03-10', 'Eve,green,x,2024-01-01');
fclose(fid);
rows = readRows(file);
delete(file);
header = rows{1};
fprintf('%d columns: %s\n', numel(header), strjoin(header, ' | '));
records = cell2struct(vertcat(rows{2:end}), header, 2);
for k = 1:numel(records)
    records(k).score = str2double(records(k).score);
    parts = sscanf(records(k).date, '%d-%d-%d');
    records(k).year = parts(1);
end
whos_like(records)
teams = unique({records.team});
fprintf('%-8s %3s %8s %8s\n', 'team', 'n', 'sum', 'mean');
for k = 1:numel(teams)
    mine = records(strcmp({records.team}, teams{k}));
    s = [mine.score];
    s = s(~isnan(s));
    fprintf('%-8s %3d %8.2f %8.2f\n', teams{k}, numel(mine), sum(s), mean(s));
end
[~, order] = sort([records.score], 'descend', 'MissingPlacement', 'last');
for r = records(order)'
    fprintf('%-12s %6.2f %d\n', r.name, r.score, r.year);
end
records(2)
years = [records.year];
table = accumarray(years(:) - min(years) + 1, 1)'
bad = isnan([records.score]);
fprintf('%s has no score\n', records(bad).name);
counts = containers.Map('KeyType', 'char', 'ValueType', 'double');
for k = 1:numel(records)
    t = records(k).team;
    if ~isKey(counts, t), counts(t) = 0; end
    counts(t) = counts(t) + 1;
end
disp(counts.keys), disp(counts.values)
counts
json = jsonencode(records(1))
back = jsondecode(json);
isequal(back, records(1))

function rows = readRows(file)
    rows = {};
    fid = fopen(file);
    closer = onCleanup(@() fclose(fid));
    while true
        line = fgetl(fid);
        if ~ischar(line), break, end
        fields = {};
        field = '';
        quoted = false;
        k = 1;
        while k <= length(line)
            c = line(k);
            if quoted
                if c == '"' && k < length(line) && line(k + 1) == '"'
                    field(end + 1) = '"'; %#ok<AGROW>
                    k = k + 1;
                elseif c == '"'
                    quoted = false;
                else
                    field(end + 1) = c; %#ok<AGROW>
                end
            elseif c == '"'
                quoted = true;
            elseif c == ','
                fields{end + 1} = field; %#ok<AGROW>
                field = '';
            else
                field(end + 1) = c; %#ok<AGROW>
            end
            k = k + 1;
        end
        fields{end + 1} = field; %#ok<AGROW>
        rows{end + 1} = fields; %#ok<AGROW>
    end
end
function whos_like(s)
    names = fieldnames(s);
    for k = 1:numel(names)
        fprintf('  %-6s %s\n', names{k}, class(s(1).(names{k})));
    end
end
