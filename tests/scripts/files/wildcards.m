d = tempname; mkdir(d); for n = {'a.txt', 'b.txt', 'c.dat'}, fid = fopen(fullfile(d, n{1}), 'w'); fprintf(fid, n{1}); fclose(fid); end
l = dir(fullfile(d, '?.txt')); disp(numel(l)), l = dir(fullfile(d, '*a*')); disp(numel(l))
mkdir(fullfile(d, 'sub')); [ok, msg] = copyfile(fullfile(d, '*.txt'), fullfile(d, 'sub')); disp(ok), l = dir(fullfile(d, 'sub', '*.txt')); disp({l.name})
delete(fullfile(d, '*.txt')); l = dir(fullfile(d, '*.*')); l = l(~[l.isdir]); disp({l.name})
[ok, msg] = copyfile(fullfile(d, '*.none'), fullfile(d, 'sub')); disp(ok), rmdir(d, 's'); disp(isfolder(d))
