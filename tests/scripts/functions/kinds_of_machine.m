disp([ispc, ismac, isunix]), disp([isdeployed, isstudent, usejava('jvm')]), disp(mexext)
disp(ischar(computer)), disp(getpid > 0), disp(ischar(license))
disp([isbool(true), isbool(1), iscomplex(1i), iscomplex(1)]), disp(numfields(struct('a', 1, 'b', 2))), disp(numfields(3))
disp(cellslices(1:4, [1 3], [2 4])), disp(isdir(tempdir)), disp(contains(genpath(fileparts(tempname)), fileparts(tempname)))
beep, pause(0)
try, print_usage(), catch e, disp(e.identifier), end
p = inputParser; p.addRequired('a'); p.addOptional('b', 2); p.addParamValue('c', 3); p.addSwitch('d'); p.parse(1, 5, 'd')
disp(p.Results)
