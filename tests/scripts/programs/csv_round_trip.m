% CSV written and read back by hand, by textscan, by readmatrix; text round trips
function csv_round_trip
d = tempname; mkdir(d); done = onCleanup(@() rmdir(d, 's'));
f = fullfile(d, 'data.csv');
names = {'alpha', 'beta', 'gamma, delta'};
data = [1 2.5 -3; 4 NaN 6e10; 0.1 1/3 pi];
fid = fopen(f, 'w');
fprintf(fid, '"%s",', names{1:end-1}); fprintf(fid, '"%s"\n', names{end});
for i = 1:size(data, 1)
    fprintf(fid, '%.15g,', data(i,1:end-1)); fprintf(fid, '%.15g\n', data(i,end));
end
fclose(fid);
type_file(f);
M = readmatrix(f)
isequaln(M, data)
fid = fopen(f); head = fgetl(fid);
C = textscan(fid, '%f%f%f', 'Delimiter', ',', 'CollectOutput', true);
fclose(fid);
C{1}
parts = regexp(head, '"([^"]*)"', 'tokens'); parts = [parts{:}]
x = csvread(f, 1, 0);
isequaln(x, data)
raw = fileread(f);
nl = sum(raw == newline), numel(raw)
lines = strsplit(strtrim(raw), '\n');
rows = cellfun(@(l) str2double(strsplit(l, ',')), lines(2:end), 'UniformOutput', false);
isequaln(vertcat(rows{:}), data)
% binary
g = fullfile(d, 'x.bin');
fid = fopen(g, 'w', 'ieee-be');
n = fwrite(fid, [1 256 65535], 'uint16'), fwrite(fid, pi, 'double'); fwrite(fid, int8([-1 5]), 'int8');
fclose(fid);
fid = fopen(g, 'r');
b = fread(fid, 6, '*uint8')'
p = ftell(fid), fseek(fid, 0, 'eof'); ftell(fid), frewind(fid);
u = fread(fid, [1 3], 'uint16', 0, 'ieee-be')
v = fread(fid, 1, 'double', 'ieee-be') == pi
r = fread(fid)', feof(fid)
fclose(fid);
info = dir(g); info.bytes, info.name
[~, base, ext] = fileparts(info.name)
S = struct('a', {{1, 'two', [3 4]}}, 'b', int16(-5)); z = 1+2i; t = "str";
save(fullfile(d, 's.mat'), 'S', 'z');
w = load(fullfile(d, 's.mat')), w.S
exist(g, 'file'), exist(d, 'dir'), exist(fullfile(d, 'no'), 'file')
fid = fopen(fullfile(d, 'nope', 'x'), 'r')
[fid, msg] = fopen(fullfile(d, 'nope'), 'r')
fid = fopen(f, 'a+'); fprintf(fid, '%d;%s\n', 7, 'end'); frewind(fid);
k = 0; while ~feof(fid), l = fgets(fid); k = k + 1; end, k, l
fclose(fid);
writematrix(magic(3), f); type_file(f)
writecell({1, 'a,b', "q""q"; NaN, [], true}, f); type_file(f)
try, fclose(99), catch e, disp(e.message), end
try, fprintf(99, 'x'), catch e, disp(e.message), end
c = textscan('a,1;b,2', '%s%d', 'Delimiter', ',', 'EndOfLine', ';')
c{2}
[A, n] = sscanf('3 4 5 x', '%d')
[tok, rem] = strtok('  hello world'), strtok('a;b', ';')
end
function type_file(f)
fid = fopen(f);
while true
    l = fgetl(fid);
    if isequal(l, -1), break, end
    fprintf('|%s|\n', l);
end
fclose(fid);
end
