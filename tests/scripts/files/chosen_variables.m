% Names, wildcards, regular expressions and -struct choose what is saved and what is loaded.
file = [tempname '.mat'];
alpha = 1; albert = 2; beta = 3; b2 = 4;
save(file, 'al*');
disp(fieldnames(load(file))')
save(file, '-regexp', '^b', '\d$');
disp(fieldnames(load(file))')
save(file, 'alpha', 'beta', 'b2');
disp(fieldnames(load(file, 'b*'))')
disp(fieldnames(load(file, '-regexp', 'a$'))')
s.one = 1; s.two = 'zwei'; s.three = {3};
save(file, '-struct', 's', 'one', 'three');
disp(load(file))
clear alpha beta
save(file, 's');
clear s
load(file)
disp(s.two)
delete(file)
