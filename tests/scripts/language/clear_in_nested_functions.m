% A nested function that does not mention a variable clears it all the same, and sees it by name.
[m, n] = outer()
disp(peeks())
disp(recursive(2))
function [after, inside] = outer()
    x = 3;
    inside = nest();
    after = exist('x', 'var');
    function there = nest()
        clear x
        there = exist('x', 'var');
    end
end
function r = peeks()
    hidden = 7;
    r = look();
    function v = look()
        v = evalc('disp(hidden)');
    end
end
function r = recursive(k)
    mark = k;
    if k > 0, r = recursive(k - 1); return, end
    r = inner();
    function v = inner()
        v = eval('mark');
    end
end
