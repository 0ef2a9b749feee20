% Parameters with values of their own, as Octave writes them.
f(1), f(1, 2), f(1, 2, 3), g()
function f(a, b = a + 10, c = sin(0))
    disp([a b c nargin])
end
function g(x = 5)
    h = @() x + 1;
    disp(h())
    function k
        x = x + 1;
    end
    k(), disp(x)
end
