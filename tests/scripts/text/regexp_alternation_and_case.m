disp(regexp('cat bat rat', '[cb]at')), c = regexp('aXbXc', 'x', 'split', 'ignorecase'); fprintf('<%s>', c{:}); fprintf('\n');
[tok, rem] = regexp('v=10;w=20', '(\w)=(\d+)', 'tokens', 'split'); fprintf('%s ', tok{2}{:}); fprintf('<%s>', rem{:}); fprintf('\n');
disp(regexprep('Hello', '(?<first>H)(e)', '$2$1')), disp(regexprep('abc', '(?<x>b)', '[$<x>]')), disp(regexprep('aAbB', '[a-z]', '')), disp(regexp('ab12', '(?<=[a-z])\d', 'once'))
