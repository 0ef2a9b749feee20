% Files to read are looked for on the search path, too.
folder = tempname;
mkdir(folder)
f = fopen(fullfile(folder, 'found_on_path.txt'), 'w');
fprintf(f, 'first\nsecond\n');
fclose(f);
kept = 5;
save(fullfile(folder, 'found_on_path.mat'), 'kept')
disp(exist('found_on_path.txt', 'file'))
disp(fopen('found_on_path.txt'))
addpath(folder)
disp(exist('found_on_path.txt', 'file'))
disp(exist('found_on_path.mat'))
f = fopen('found_on_path.txt');
disp(fgetl(f))
fclose(f);
disp(numel(fileread('found_on_path.txt')))
clear kept
load found_on_path
disp(kept)
disp(exist('found_on_path.txt', 'dir'))
rmpath(folder)
disp(exist('found_on_path.txt', 'file'))
rmdir(folder, 's')
