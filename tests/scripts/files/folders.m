d = tempname; disp(mkdir(d)), disp(isfolder(d)), disp(exist(d)), f = fullfile(d, 'a.txt'); fid = fopen(f, 'w'); fprintf(fid, 'x'); fclose(fid);
disp(isfile(f)), disp(exist(f)), [ok, msg] = copyfile(f, fullfile(d, 'b.txt')); disp(ok), [ok, msg] = movefile(fullfile(d, 'b.txt'), fullfile(d, 'c.txt')); disp(ok)
l = dir(fullfile(d, '*.txt')); disp(numel(l)), disp(l(1).name), disp(l(2).name), disp(l(1).bytes), disp(l(1).isdir)
delete(fullfile(d, 'a.txt')); disp(isfile(f)), [ok, msg] = rmdir(d); disp(ok), [ok, msg] = rmdir(d, 's'); disp(ok), disp(isfolder(d))
