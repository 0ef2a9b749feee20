% -ascii writes 8 digits, 16 with -double; a text file loads as one matrix named after the file.
folder = tempname; mkdir(folder);
file = fullfile(folder, 'table.txt');
x = [1 2.5; -3 1e10];
save(file, 'x', '-ascii');
disp(fileread(file))
y = load(file, '-ascii')
load(file)
disp(table)
x = [pi; exp(1)];
save(file, 'x', '-ascii', '-double');
disp(max(abs(load(file) - x)))
fid = fopen(file, 'w'); fprintf(fid, '%% a comment\n1, 2, 3\n4 5 6 %% more\n\n'); fclose(fid);
disp(load(file))
fid = fopen(file, 'w'); fprintf(fid, '1 2 3\n4 5\n'); fclose(fid);
try, load(file), catch e, disp(e.identifier), end
fid = fopen(file, 'w'); fprintf(fid, '1 2\nthree 4\n'); fclose(fid);
try, load(file), catch e, disp(e.identifier), end
rmdir(folder, 's');
