[s, e] = regexp('ab12cd345', '\d+');
disp([s; e])
m = regexp('ab12cd345', '\d+', 'match');
fprintf('%s ', m{:}); fprintf('\n');
t = regexp('k1=v1,k2=v2', '(\w+)=(\w+)', 'tokens');
for i = 1:numel(t), fprintf('%s:%s\n', t{i}{1}, t{i}{2}); end
n = regexp('2024-05-06', '(?<y>\d+)-(?<m>\d+)-(?<d>\d+)', 'names');
fprintf('%s %s %s\n', n.y, n.m, n.d);
o = regexp('hello', 'l+', 'match', 'once');
disp(o)
o = regexp('hello', 'z', 'match', 'once');
disp(isempty(o))
[tok, mat] = regexp('ab12', '([a-z]+)(\d+)', 'tokens', 'match');
fprintf('%s %s %s\n', tok{1}{1}, tok{1}{2}, mat{1});
sp = regexp('a1b2c', '\d', 'split');
fprintf('<%s>', sp{:}); fprintf('\n');
disp(regexpi('ABC', 'b'))
disp(regexp('foobar foobaz', 'foo(?=baz)'))
disp(regexp('aXb', '(?<=X)b'))
disp(regexp({'abc', 'bca'}, 'a'))
