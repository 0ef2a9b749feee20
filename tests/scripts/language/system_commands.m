% system runs a command: status and output.
[s, o] = system('echo hello'); disp(s), disp(strtrim(o)), [s, o] = system('exit 3'); disp(s), disp(isempty(o)), s = system('true'); disp(s), system('echo printed'); [s, o] = system('printf "a\nb"'); disp(numel(strsplit(o, char(10)))), [s, o] = unix('echo 1; echo 2 >&2'); disp(numel(strsplit(strtrim(o), char(10))))
!echo shell escape
