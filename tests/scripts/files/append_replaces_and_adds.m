% -append keeps the other variables, replaces those of the same name and adds new ones.
for v = {'-v7', '-v7.3'}
    file = [tempname '.mat'];
    a = 1; b = 'old';
    save(file, 'a', 'b', v{1});
    b = 'new'; c = {3};
    save(file, 'b', 'c', '-append');
    l = load(file);
    fprintf('%s %g %s %g %d\n', v{1}, l.a, l.b, l.c{1}, numel(fieldnames(l)));
    a = 5;
    save(file, 'a');
    disp(numel(fieldnames(load(file))))
    delete(file)
end
