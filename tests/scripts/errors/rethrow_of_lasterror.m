% The struct of lasterror, raised again, keeps the places of the error.
try
    fails(1);
catch
    x = lasterror();
    try
        rethrow(lasterror());
    catch
        y = lasterror();
    end
end
isequal(x, y), numel(x.stack) > 0, x.stack(1).name
sprintf('%s|'), sprintf('ab%dcd'), sprintf('%d|', [])
n = maxNumCompThreads; n >= 1, isieee
try, maxNumCompThreads('many'), catch e, disp(e.identifier), end
try, maxNumCompThreads(0), catch e, disp(e.identifier), end
function fails(x)
    error('a:b', 'no %d', x);
end
