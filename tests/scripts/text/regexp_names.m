n = regexp('John Smith', '(?<first>\w+)\s(?<last>\w+)', 'names');
disp(n.first), disp(n.last)
n = regexp('k1=v1,k2=v2', '(?<key>\w+)=(?<value>\w+)', 'names');
disp(size(n)), disp(n(2).key), disp(n(2).value)
n = regexp('abc', '(?<d>\d)', 'names');
disp(fieldnames(n)), disp(isempty(n))
[t, n] = regexp('2024-03', '(?<y>\d+)-(?<m>\d+)', 'tokens', 'names');
fprintf('%s %s %s\n', t{1}{1}, n.y, n.m);
