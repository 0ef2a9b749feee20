f = [tempname '.csv']; csvwrite(f, [1 2 3; 4 5 6]); disp(fileread(f)), disp(csvread(f)), disp(csvread(f, 1, 0)), disp(csvread(f, 0, 1))
fid = fopen(f, 'w'); fprintf(fid, '1,,3\n4,5\n'); fclose(fid); disp(csvread(f))
fid = fopen(f, 'w'); fprintf(fid, 'a,b\n1,2\n'); fclose(fid); disp(csvread(f, 1, 0))
try, csvread(f); catch e, disp('text in the file'), end
delete(f); try, csvread(f); catch e, disp('no file'), end
