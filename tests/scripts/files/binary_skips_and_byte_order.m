f = tempname; fid = fopen(f, 'w', 'ieee-be'); fwrite(fid, [1 2 3 4], 'uint16'); fclose(fid);
fid = fopen(f, 'r'); disp(fread(fid, 4, 'uint16')'), fclose(fid);
fid = fopen(f, 'r', 'b'); disp(fread(fid, 4, 'uint16')'), fclose(fid);
fid = fopen(f, 'r'); disp(fread(fid, 4, 'uint16', 0, 'ieee-be')'), fclose(fid);
fid = fopen(f, 'r'); disp(fread(fid, 4, 'uint8', 1)'), fclose(fid);
fid = fopen(f, 'r'); disp(fread(fid, 4, '2*uint8', 2)'), fclose(fid);
fid = fopen(f, 'w'); disp(fwrite(fid, uint32(258), 'uint32', 'ieee-be')), fclose(fid);
fid = fopen(f, 'r'); disp(fread(fid)'), fclose(fid); delete(f)
