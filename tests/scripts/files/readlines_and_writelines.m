f = tempname; writelines(["a"; "b c"; ""], f); disp(double(fileread(f))), s = readlines(f)
writelines("d", f, 'WriteMode', 'append'); disp(numel(readlines(f))), writelines({'x', 'y'}, f); disp(fileread(f)), delete(f)
try, readlines('/no/such/file'); catch e, disp('no file'), end
try, fileread('/no/such/file'); catch e, disp('no file'), end
