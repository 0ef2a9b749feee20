f = tempname; fid = fopen(f, 'w'); n = fprintf(fid, '%d %s\n', 5, 'abc'); disp(n), fprintf(fid, '%.2f\n', [1 2; 3 4]); fclose(fid);
fid = fopen(f); a = fscanf(fid, '%d', 1); s = fscanf(fid, '%s', 1); x = fscanf(fid, '%f', [2 Inf]); disp(a), disp(s), disp(x), disp(feof(fid)), fclose(fid);
fid = fopen(f); t = textscan(fid, '%f %s', 1); disp(t{1}), disp(t{2}{1}), r = textscan(fid, '%f'); disp(r{1}'), fclose(fid);
fid = fopen(f); [x, n] = fscanf(fid, '%d'); disp(x), disp(n), disp(ftell(fid)), fclose(fid); delete(f)
