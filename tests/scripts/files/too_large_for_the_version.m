% A variable of 2 GB and more is left out of files before 7.3, and said; the others are kept.
file = [tempname '.mat'];
c = repmat({zeros(1, 2^20)}, 1, 256); % one array, shared
x = 1;
save(file, 'c', 'x');
[message, id] = lastwarn
disp(fieldnames(load(file)))
delete(file)
