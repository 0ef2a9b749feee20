% who and whos read the list of a MAT file without its values.
file = [tempname '.mat'];
first = rand(3,4); second = {1,2,3}; third = 1:3 > 2; fourth = 2i;
save(file, 'first', 'second', 'third', 'fourth');
who('-file', file)
names = who('-file', file, 'f*')
info = whos('-file', file);
for k = 1:numel(info)
    fprintf('%s %s %s %d\n', info(k).name, info(k).class, mat2str(info(k).size), info(k).complex);
end
whos('-file', file, 'third')
delete(file)
