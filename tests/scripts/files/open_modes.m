f = tempname; fid = fopen(f, 'w'); fprintf(fid, 'abc\n'); fclose(fid);
fid = fopen(f, 'a'); fprintf(fid, 'def\n'); fclose(fid); disp(fileread(f))
fid = fopen(f, 'r+'); fprintf(fid, 'X'); fclose(fid); disp(fileread(f))
fid = fopen(f); [name, mode, order] = fopen(fid); disp(strcmp(name, f)), disp(mode), disp(order), fclose(fid);
disp(fopen('/no/such/file', 'r'))
[fid, msg] = fopen('/no/such/file'); disp(fid), disp(ischar(msg) && ~isempty(msg))
try, fopen(f, 'q'); catch e, disp('bad mode'), end
delete(f); disp(exist(f, 'file'))
