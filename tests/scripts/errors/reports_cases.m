e = MException('a:b', 'first %s', 'line');
disp(e.identifier)
try
    MException('bad id', 'x');
catch q
    disp(q.identifier)
end
try
    error('Vitrine:test', 'percent %% and %s', 'text');
catch q
    disp(q.message)
end
try
    error('no format %d');
catch q
    disp(q.message)
end
try
    error('with: colon and space %d', 3);
catch q
    fprintf('[%s] %s\n', q.identifier, q.message);
end
le = lasterr();
disp(le)
try
    [1 2] + [1 2 3];
catch q
    disp(q.identifier)
end
try
    x = [1 2 3];
    x(5)
catch q
    disp(q.identifier)
end
try
    str2func(5)
catch q
    disp('not text')
end
