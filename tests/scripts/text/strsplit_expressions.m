[c, m] = strsplit('a1b22c', '\d+', 'DelimiterType', 'RegularExpression');
fprintf('<%s>', c{:}); fprintf('\n');
fprintf('<%s>', m{:}); fprintf('\n');
c = strsplit('a  b c', '\s', 'DelimiterType', 'RegularExpression', 'CollapseDelimiters', false);
fprintf('<%s>', c{:}); fprintf('\n');
[c, m] = strsplit('a,b;c', {',', ';'});
fprintf('<%s>', c{:}, m{:}); fprintf('\n');
