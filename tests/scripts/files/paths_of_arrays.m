[p, n, e] = fileparts('/a/b/c.tar.gz'); fprintf('%s|%s|%s\n', p, n, e); [p, n, e] = fileparts('x'); fprintf('%s|%s|%s\n', p, n, e); [p, n, e] = fileparts('/a/'); fprintf('%s|%s|%s\n', p, n, e); [p, n, e] = fileparts('.bashrc'); fprintf('%s|%s|%s\n', p, n, e);
disp(fullfile('a', 'b', 'c.m')), disp(fullfile('a/', '/b')), disp(fullfile('a', '', 'b')), disp(fullfile('/x')), c = fullfile('a', {'b', 'c'}); fprintf('%s ', c{:}); fprintf('\n');
disp(class(fullfile("a", 'b'))), disp(filesep), disp(pathsep), disp(isfile({'/no', '/etc/passwd'})), disp(isfolder('/'))
