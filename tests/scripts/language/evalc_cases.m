t = evalc('x = 3');
disp(size(t, 1))
disp(strtrim(strrep(t, newline, '|')))
disp(x)
t = evalc('disp(''inside''); fprintf(''%d;'', 1:3);');
disp(t)
[t, v] = evalc('numel(1:4)');
disp(isempty(t)), disp(v)
t = evalc('error(''no such thing'')', 'disp(''instead'')');
disp(strtrim(t))
t = evalc('evalc(''disp(1)''); disp(2)');
disp(strtrim(t))
try
    t = evalc('disp(5); error(''a:b'', ''stops'')');
catch e
    disp(e.identifier)
end
disp('shown again')
