% Errors cross functions, loops and handlers to the nearest catch.
function level3(), error('l:three', 'from three'); end
function r = level2(), try, level3(); r = 0; catch e, r = numel(e.message); error('l:two', '%s, then two', e.message); end, end
function r = level1(), r = 'none'; try, level2(); catch e, r = e.message; end, end
disp(level1()), for k = 1:3, try, if k == 2, level3(); end, fprintf('%d ', k); catch, fprintf('x '); end, end, fprintf('\n');
try, cellfun(@(k) level1(), {1}, 'UniformOutput', false); disp('handled inside'), catch, disp('never'), end
