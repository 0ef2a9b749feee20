% Code and variables in the workspace of the caller, or in the base one.
function setcaller(n, v), assignin('caller', n, v); end
function r = getcaller(n), r = evalin('caller', n); end
function r = middle(), local = 7; r = getcaller('local'); setcaller('fresh', 3); r = r + fresh; end
function setbase(), assignin('base', 'frombase', 11); end
disp(middle()), setbase(); disp(frombase), b = 4; disp(getcaller('b + 1')), setcaller('b', 9); disp(b)
function r = helper(), r = 'helper ran'; end
function r = viaeval(), r = evalin('caller', 'helper()'); end
disp(viaeval()), try, assignin('caller', '1x', 3), catch e, disp(e.identifier), end, try, evalin('nowhere', '1'), catch e, disp(e.identifier), end
