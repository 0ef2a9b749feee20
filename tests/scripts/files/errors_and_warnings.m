% What cannot be read, found or kept is said with MATLAB's identifiers.
try, load('no_such_file_here'), catch e, disp(e.identifier), disp(e.message), end
try, load('no_such_file_here.txt'), catch e, disp(e.message), end
file = [tempname '.mat'];
try, save(file, 'no_such_variable'), catch e, disp(e.message), end
n = 3;
try, save(file, '-struct', 'n'), catch e, disp(e.identifier), disp(e.message), end
try, save(file, '-struct'), catch e, disp(e.identifier), end
try, save(file, 'n', '-nonsense'), catch e, disp(e.identifier), end
disp(exist(file, 'file'))
save(file, 'n');
disp(exist(file, 'file'))

l = load(file, 'missing_one');
[message, id] = lastwarn; disp(message), disp(id), disp(isempty(fieldnames(l)))
f = @sin; s = "text";
save(file, 'f', 's');
l = load(file); disp(fieldnames(l)'), disp(class(l.s))
fid = fopen(file, 'w'); fprintf(fid, 'this is no mat file'); fclose(fid);
try, load(file), catch e, disp(e.identifier), end
fid = fopen(file, 'w'); fwrite(fid, uint8(mod(1:300, 251))); fclose(fid);
try, load(file), catch e, disp(e.identifier), end
delete(file)
