disp(index('abcabc', 'b')), disp(rindex('abcabc', 'b'))
disp(substr('hello world', 1, 5))
c = ostrsplit('a:b;c', ':;');
fprintf('<%s>', c{:}); fprintf('\n');
c = ostrsplit('a::b', ':', true);
fprintf('<%s>', c{:}); fprintf('\n');
disp(regexprep('abc', 'b', '[$0]'))
disp(fliplr('abc'))
disp(length('hello')), disp(numel('')), disp(isempty(''))
