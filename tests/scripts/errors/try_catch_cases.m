try
    error('my:id', 'value %d of %s', 5, 'x');
catch e
    disp(e.identifier)
    disp(e.message)
    disp(class(e))
end
try
    error('simple message');
catch e
    fprintf('[%s] [%s]\n', e.identifier, e.message);
end
try
    x = undefined_thing + 1;
catch e
    disp(e.message)
end
try
    error('Octave:some-id', 'msg');
catch
    disp('caught')
end
try
    error('with newline\n');
catch e
    disp(e.message)
end
e = MException('a:b', 'text %d', 3);
try
    throw(e)
catch q
    disp(q.message)
end
try
    try
        error('in:ner', 'inner');
    catch e1
        rethrow(e1);
    end
catch e2
    disp(e2.identifier)
end
error('')
disp('still here')
