f = tempname; fid = fopen(f, 'w+'); fwrite(fid, 'abc'); frewind(fid);
disp(feof(fid)), x = fread(fid, 3); disp(feof(fid)), y = fread(fid, 1); disp(isempty(y)), disp(feof(fid))
frewind(fid); disp(feof(fid)), disp(ftell(fid)), disp(fseek(fid, 1, 'bof')), disp(char(fread(fid, 1)))
disp(fseek(fid, -1, 'eof')), disp(ftell(fid)), disp(fseek(fid, -1, 'cof')), disp(ftell(fid)), disp(fseek(fid, 0, 0)), disp(fseek(fid, -5, 'bof'))
[msg, n] = ferror(fid); disp(isempty(msg)), disp(n)
disp(fclose(fid)), delete(f)
