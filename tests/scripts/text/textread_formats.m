% textread gives doubles for %d, a matrix without a format, and one output for each conversion.
numbers = [tempname '.txt']; fid = fopen(numbers, 'w'); fprintf(fid, '1 2\n3 4\n5 6\n'); fclose(fid);
mixed = [tempname '.txt']; fid = fopen(mixed, 'w'); fprintf(fid, '# head\n1,a b\n2,c\n'); fclose(fid);
a = textread(numbers, '%d'); disp(a'), class(a)
[a, b] = textread(numbers, '%d %u'); disp([a b])
[a, b] = textread(mixed, '%d %s', 'delimiter', ',', 'headerlines', 1); disp(a'), disp(b')
disp(textread(numbers))
disp(textread(numbers, '', 'headerlines', 1))
disp(textread(numbers, '%f %*f')')
disp(textread(numbers, '%n%*[^\n]')')
disp(textread(numbers, '%d', 3)')
disp(textread(numbers, '%s')')
try, [a, b] = textread(numbers, '%d'); catch e, disp(e.identifier), end
try, textread('no such file', '%d'), catch e, disp(e.identifier), end
delete(numbers), delete(mixed)
