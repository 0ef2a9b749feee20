try, fprintf(99, 'x'); catch e, disp(e.identifier), end
try, fclose(99); catch e, disp(e.identifier), end
try, fread(99); catch e, disp(e.identifier), end
try, fgetl(-1); catch e, disp(e.identifier), end
try, fwrite(99, 1); catch e, disp(e.identifier), end
f = tempname; fid = fopen(f, 'w'); try, fread(fid, 1, 'nosuch'); catch e, disp(e.identifier), end
disp(isempty(fopen('all')) == false), fclose('all'); disp(isempty(fopen('all'))), delete(f)
