% Functions whose files come, change and go while the script runs.
folder = tempname;
mkdir(folder)
addpath(folder)
try, disp(newcomer_of_test(2)), catch e, disp(e.message), end
write(folder, 'newcomer_of_test', '2 * x')
disp(newcomer_of_test(2))
for k = 1:2
    disp(newcomer_of_test(k))
    write(folder, 'newcomer_of_test', sprintf('%d0 + x', k))
    rehash
    disp(newcomer_of_test(k))
end
% A name of the program's goes by the file once the path is read again.
disp(fliplr([1 2 3]))
write(folder, 'fliplr', 'x + 100')
rehash
disp(fliplr([1 2 3]))
delete(fullfile(folder, 'fliplr.m'))
disp(fliplr([1 2 3]))
delete(fullfile(folder, 'newcomer_of_test.m'))
try, disp(newcomer_of_test(2)), catch e, disp(e.message), end
rmpath(folder)
rmdir(folder)

function write(folder, name, formula)
file = fopen(fullfile(folder, [name '.m']), 'w');
fprintf(file, 'function y = %s(x)\ny = %s;\nend\n', name, formula);
fclose(file);
end
