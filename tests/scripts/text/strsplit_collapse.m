c = strsplit('a,b,,c', ',');
fprintf('<%s>', c{:}); fprintf('\n');
c = strsplit('a,b,,c', ',', 'CollapseDelimiters', false);
fprintf('<%s>', c{:}); fprintf('\n');
c = strsplit(',a,', ',');
fprintf('<%s>', c{:}); fprintf(' %d\n', numel(c));
c = strsplit('road to hell');
fprintf('<%s>', c{:}); fprintf('\n');
c = strsplit('', ',');
disp(size(c)), disp(isempty(c{1}))
c = strsplit('a\tb', '\t');
disp(numel(c))
c = strsplit(sprintf('a\tb'), '\t');
disp(numel(c))
