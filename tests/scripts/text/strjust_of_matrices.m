m = ['a   '; ' bb '; '  cc'];
for side = {'left', 'center', 'right'}
    r = strjust(m, side{1});
    for k = 1:3, fprintf('[%s]', r(k, :)); end
    fprintf('\n');
end
r = strjust('x  ');
fprintf('[%s]\n', r);
