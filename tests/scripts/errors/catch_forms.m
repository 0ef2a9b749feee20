% catch with and without a name, on the same line, empty, nested.
try, error('a:b', 'one'); catch e, disp(e.message), end
try
    error('two');
catch
    disp(lasterr)
end
try, error('x'); end, disp('silently')
try, try, error('inner'); catch e1, error('outer: %s', e1.message); end, catch e2, disp(e2.message), end
try, x = 1; catch, disp('never'), end, disp(x)
function r = f(), r = 1; try, r = 2; error('e'); catch, r = r + 10; end, end
disp(f()), for k = 1:3, try, if k == 2, error('skip'), end, fprintf('%d ', k); catch, fprintf('caught '); continue, end, end, fprintf('\n');
try, error('Octave:some-id', 'text'), catch err, disp(err.identifier), end
