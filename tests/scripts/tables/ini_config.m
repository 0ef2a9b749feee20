function ini_config
% An INI file is written, read into nested structs, changed and compared.
file = [tempname '.ini'];
c = onCleanup(@() delete(file));
fid = fopen(file, 'wt');
fprintf(fid, '; settings\n[server]\nhost = example.org\nport = 8080\n\n[paths]\nroot=/srv/data # main\nlogs = "/var/log/my app"\n[flags]\nverbose=true\nlevels = 1, 2, 3\n');
fclose(fid);
cfg = readIni(file);
disp(cfg.server)
disp(cfg.paths)
disp(cfg.flags)
sections = fieldnames(cfg);
for k = 1:numel(sections)
    fprintf('[%s] %s\n', sections{k}, strjoin(fieldnames(cfg.(sections{k}))', ','));
end
cfg.server.port = cfg.server.port + 1;
cfg.new.when = datestr(datenum(2024, 3, 1), 'yyyy-mm-dd');
writeIni(file, cfg);
type_lines(file)
again = readIni(file);
fprintf('%d\n', isequal(again, cfg));
d = structDiff(cfg, setfield(again, 'server', 'host', 'localhost'));
disp(d)
flat = flatten(cfg, '');
for k = 1:size(flat, 1), fprintf('%s -> %s\n', flat{k, 1}, toText(flat{k, 2})); end
end

function cfg = readIni(file)
cfg = struct();
section = 'global';
lines = strsplit(fileread(file), '\n');
for k = 1:numel(lines)
    line = strtrim(regexprep(lines{k}, '(?<!")[;#].*$', ''));
    if isempty(line), continue; end
    tok = regexp(line, '^\[(\w+)\]$', 'tokens', 'once');
    if ~isempty(tok)
        section = tok{1};
        cfg.(section) = struct();
        continue
    end
    kv = regexp(line, '^(\w+)\s*=\s*(.*)$', 'tokens', 'once');
    if isempty(kv)
        error('Ini:badLine', 'Line %d is bad: %s', k, line);
    end
    cfg.(section).(kv{1}) = parseValue(kv{2});
end
end

function v = parseValue(s)
s = strtrim(s);
num = str2double(s);
if ~isnan(num), v = num;
elseif any(strcmpi(s, {'true', 'false'})), v = strcmpi(s, 'true');
elseif ~isempty(regexp(s, '^[\d.\s]+(,[\d.\s]+)+$', 'once')), v = cellfun(@str2double, strsplit(s, ','));
else, v = regexprep(s, '^"(.*)"$', '$1');
end
end

function writeIni(file, cfg)
fid = fopen(file, 'wt');
for s = fieldnames(cfg)'
    fprintf(fid, '[%s]\n', s{1});
    for f = fieldnames(cfg.(s{1}))'
        fprintf(fid, '%s = %s\n', f{1}, toText(cfg.(s{1}).(f{1})));
    end
end
fclose(fid);
end

function t = toText(v)
if islogical(v), w = {'false', 'true'}; t = w{v + 1};
elseif isnumeric(v), t = strjoin(arrayfun(@num2str, v, 'UniformOutput', false), ', ');
elseif any(v == ' '), t = ['"' v '"'];
else, t = v;
end
end

function type_lines(file)
fid = fopen(file);
n = 0;
while true
    line = fgetl(fid);
    if ~ischar(line), break; end
    n = n + 1;
    fprintf('%2d: %s\n', n, line);
end
fclose(fid);
end

function d = structDiff(a, b)
d = {};
for f = union(fieldnames(a), fieldnames(b))'
    if ~isfield(a, f{1}) || ~isfield(b, f{1}), d{end+1} = f{1}; continue; end
    if isstruct(a.(f{1})), inner = structDiff(a.(f{1}), b.(f{1})); d = [d strcat(f{1}, '.', inner)];
    elseif ~isequal(a.(f{1}), b.(f{1})), d{end+1} = f{1}; end
end
end

function out = flatten(s, prefix)
out = cell(0, 2);
for f = fieldnames(s)'
    name = f{1};
    if ~isempty(prefix), name = [prefix '.' name]; end
    if isstruct(s.(f{1})), out = [out; flatten(s.(f{1}), name)]; else, out(end+1, :) = {name, s.(f{1})}; end
end
end
