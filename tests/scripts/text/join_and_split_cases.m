c = strsplit('a,b,,c', ',');
disp(numel(c))
c = strsplit('a b  c');
fprintf('<%s>', c{:}); fprintf('\n');
c = strsplit('a--b-c', {'--', '-'});
fprintf('<%s>', c{:}); fprintf('\n');
disp(strjoin({'a', 'b', 'c'}, ', '))
disp(strjoin({'x'}, '-'))
disp(strcat('a ', 'b', 'c'))
x = strcat({'a '}, 'b');
disp(x{1})
y = strcat({'a', 'b'}, '.m');
fprintf('%s ', y{:}); fprintf('\n');
[tok, rest] = strtok('hello world');
fprintf('[%s][%s]\n', tok, rest);
[tok, rest] = strtok('a,b', ',');
fprintf('[%s][%s]\n', tok, rest);
disp(char('a', 'bcd'))
disp(size(char({'x', 'yz'})))
disp([strvcat('ab', 'c'), ['!'; '!']])
