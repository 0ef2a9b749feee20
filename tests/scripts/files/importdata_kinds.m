f = tempname; fid = fopen(f, 'w'); fprintf(fid, '1 2 3\n4 5 6\n'); fclose(fid); a = importdata(f); disp(a)
fid = fopen(f, 'w'); fprintf(fid, 'x,y\n1,2\n3,4\n'); fclose(fid); a = importdata(f); disp(a.data), disp(a.colheaders)
[a, d, n] = importdata(f, ','); disp(d), disp(n), disp(a.data(2, 1))
fid = fopen(f, 'w'); fprintf(fid, 'only text\nhere\n'); fclose(fid); a = importdata(f); disp(a{2}), delete(f)
