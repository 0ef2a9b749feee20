% A handle to a local function of a file works outside of it.
d = tempname; mkdir(d); f = fopen(fullfile(d, 'gives_handles_.m'), 'w'); fprintf(f, 'function [h, g] = gives_handles_()\nh = @inner; k = 3; g = @(x) inner(x) + k;\nend\nfunction r = inner(x)\nr = x * 2;\nend\n'); fclose(f); addpath(d);
[h, g] = gives_handles_(); disp(h(4)), disp(g(4)), disp(func2str(h)), c = localfunctions_of_(); disp(c), function r = localfunctions_of_(), r = class(localfunctions()); end
clear functions, disp(h(5)), rmpath(d); disp(g(1)), rmdir(d, 's');
