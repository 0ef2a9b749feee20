f = tempname; fid = fopen(f, 'w'); fwrite(fid, [1 -2 300], 'int16'); fwrite(fid, pi, 'double'); fwrite(fid, 'hi', 'char'); fclose(fid);
fid = fopen(f); a = fread(fid, 3, 'int16'); disp(a'), disp(class(a)), b = fread(fid, 1, 'double'); disp(b), c = fread(fid, 2, '*char'); disp(c'), disp(class(c)), fclose(fid);
fid = fopen(f); a = fread(fid, 3, '*int16'); disp(class(a)), fclose(fid);
fid = fopen(f); a = fread(fid, 2, 'uint8=>uint16'); disp(class(a)), disp(a'), fclose(fid);
fid = fopen(f); a = fread(fid, [2 2], 'uint8'); disp(a), fclose(fid);
fid = fopen(f); a = fread(fid); disp(numel(a)), [a, n] = fread(fid); disp(n), fclose(fid);
fid = fopen(f); a = fread(fid, Inf, 'uint8=>char')'; disp(numel(a)), disp(a(end - 1:end)), fclose(fid); delete(f)
