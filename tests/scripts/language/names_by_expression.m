% who, whos, clear and clearvars with regular expressions.
foo1 = 1; foo2 = 2; bar = single(3); baz = 'x';
disp(who('-regexp', '^foo')')
disp(who('-regexp', '^foo', 'z$')')
s = whos('-regexp', 'ba.'); disp({s.name})
who -regexp ^b
file = [tempname '.mat']; save(file, 'foo1', 'bar');
disp(who('-file', file, '-regexp', '^f')')
delete(file)
clear file s
clear -regexp ^foo
disp(who')
a1 = 1; a2 = 2; b1 = 3;
clearvars -except b1 -regexp ^ba
disp(who')
a1 = 1; a2 = 2;
clearvars a* -except a2
disp(who')
global gA gB
gA = 1; gB = 2;
disp(who('global')')
clear global -regexp A$
disp(who('global')')
try, who('-regexp', '('), catch e, disp(e.identifier(1:13)), end
