f = tempname; fid = fopen(f, 'w', 'n', 'ISO-8859-1'); fprintf(fid, 'aä\nü'); fclose(fid);
fid = fopen(f); disp(fread(fid)'), fclose(fid);
fid = fopen(f, 'r', 'n', 'ISO-8859-1'); [name, mode, order, encoding] = fopen(fid); disp(encoding), s = fgetl(fid); disp(double(s)), s = fgetl(fid); disp(double(s)), fclose(fid);
disp(double(fileread(f, 'Encoding', 'ISO-8859-1'))), disp(strlength(readlines(f, 'Encoding', 'latin1'))')
fid = fopen(f, 'r', 'n', 'latin1'); c = textscan(fid, '%s', 1); disp(double(c{1}{1})), disp(ftell(fid)), fclose(fid);
fid = fopen(f, 'w'); fprintf(fid, '%s', 'é'); fclose(fid); fid = fopen(f); disp(fread(fid)'), frewind(fid); disp(double(fgetl(fid))), fclose(fid);
try, fopen(f, 'r', 'n', 'no-such-encoding'); catch e, disp(e.identifier), end
delete(f)
