d = tempname; mkdir(d); f = fullfile(d, 'note.txt'); fid = fopen(f, 'w'); fprintf(fid, 'line one\nline two\n'); fclose(fid);
type(f); s = type(f); disp(contains(s, 'line two')), n = ls(d); disp(strtrim(n)), n = ls(fullfile(d, '*.txt')); disp(strtrim(n)), rmdir(d, 's');
try, type('no_such_file'); catch e, disp(e.identifier), end
