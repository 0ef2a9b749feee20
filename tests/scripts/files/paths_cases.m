[d, n, e] = fileparts('/a/b/file.txt');
fprintf('%s|%s|%s\n', d, n, e);
[d, n, e] = fileparts('name');
fprintf('%s|%s|%s\n', d, n, e);
disp(fullfile('a', 'b', 'c.m'))
disp(fullfile('a/', 'b'))
t = tempname();
mkdir(t);
disp(isfolder(t))
rmdir(t);
disp(isfolder(t))
setenv('VITRINE_TEST_VALUE', 'abc');
disp(getenv('VITRINE_TEST_VALUE'))
disp(isempty(getenv('VITRINE_TEST_UNSET')))
