f = tempname();
fid = fopen(f, 'wb');
n = fwrite(fid, [1 2 300], 'uint16');
disp(n)
fclose(fid);
fid = fopen(f, 'rb');
x = fread(fid, Inf, 'uint16');
disp(x')
disp(class(x))
frewind(fid);
y = fread(fid, 2, '*uint8');
disp(class(y))
disp(y')
disp(ftell(fid))
fseek(fid, 0, 'eof');
disp(ftell(fid))
fclose(fid);
delete(f);
