% A script works on the variables of what runs it.
d = tempname; mkdir(d); f = fopen(fullfile(d, 'adds_one_.m'), 'w'); fprintf(f, 'n = n + 1;\nmade_here = n * 10;\n'); fclose(f); addpath(d);
n = 1; adds_one_; disp(n), disp(made_here), function r = infun(), n = 5; adds_one_; r = [n made_here]; end
disp(infun()), disp(n), for k = 1:2, adds_one_, end, disp(n), eval('adds_one_'), disp(n), rmpath(d); rmdir(d, 's');
