% A nested function that does not mention a variable clears it all the same.
[after, inside, kept] = outer()
function [after, inside, kept] = outer()
    x = 3;
    y = 4;
    inside = nest(7);
    after = exist('x', 'var');
    kept = y;
    function there = nest(y) % this y is its own
        clear x
        clear y
        there = [exist('x', 'var'), exist('y', 'var')];
    end
end
