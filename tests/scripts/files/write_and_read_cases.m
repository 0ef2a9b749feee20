f = tempname();
fid = fopen(f, 'w');
fprintf(fid, 'line %d\n', 1:3);
fclose(fid);
fid = fopen(f);
while true
    s = fgetl(fid);
    if ~ischar(s), break; end
    disp(s)
end
disp(feof(fid))
frewind(fid);
x = fscanf(fid, 'line %d\n');
disp(x')
fclose(fid);
t = fileread(f);
disp(length(t))
disp(isfile(f))
delete(f);
disp(isfile(f))
disp(fopen('/nonexistent/file'))
