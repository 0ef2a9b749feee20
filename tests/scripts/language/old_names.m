% Functions that MATLAB keeps under their old names.
disp([isstr('a') isstr(1) isstr("a")])
disp(setstr([86 105]))
disp(flipdim([1 2; 3 4], 2))
disp(superiorfloat), disp(superiorfloat(1, single(2))), disp(superiorfloat(1, 2))
try, superiorfloat(1, int8(2)), catch e, disp([e.identifier ': ' e.message]), end
t = timeit(@() 1); disp(t > 0 && t < 1)
disp(timeit(@() size(1), 2) > 0)
disp(timeit(@nothing) >= 0)
try, timeit(1), catch e, disp(e.message), end
shows(t, 1)
named = {1}; shows(named, named)
try, eval('isstr'), catch e, disp(e.identifier), end
try, flipdim(1), catch e, disp(e.identifier), end
f = inline('x^2+y')
g = inline('t', 't', 'u'); disp(formula(g)), disp(g(2, 3))
disp(nchoosek('abc', 2)), class(nchoosek('abc', 2))
class(nchoosek([true false], 1))

function nothing
end

function shows(varargin)
fprintf('[%s] [%s]\n', inputname(1), inputname(2));
end
