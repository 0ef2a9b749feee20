f = tempname; fid = fopen(f, 'w'); fwrite(fid, [-5 300 2.6], 'uint8'); fclose(fid);
fid = fopen(f); disp(fread(fid)'), fclose(fid);
fid = fopen(f, 'w'); disp(fwrite(fid, [1 2; 3 4])), fclose(fid); fid = fopen(f); disp(fread(fid)'), fclose(fid); delete(f)
