fprintf('[%s]\n', strcat('a ', 'b  ', 'c'));
c = strcat({'a '}, 'b ');
fprintf('[%s]\n', c{:});
c = strcat({'a', 'b'}, {'x', 'y'});
fprintf('[%s]', c{:}); fprintf('\n');
c = strcat('p_', {'a'; 'b'; 'c'});
fprintf('%d %d %s\n', size(c), c{3});
disp(strcat(['a'; 'b'], 'z'))
fprintf('[%s]\n', strcat('', 'x', ''));
