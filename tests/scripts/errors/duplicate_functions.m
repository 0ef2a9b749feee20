% Two functions of one name in a file are refused.
d = tempname; mkdir(d); f = fopen(fullfile(d, 'twice_.m'), 'w'); fprintf(f, 'function twice_()\nend\nfunction a_()\nend\nfunction a_()\nend\n'); fclose(f); addpath(d);
try, twice_(), catch e, disp(e.identifier), end, rmpath(d); rmdir(d, 's');
