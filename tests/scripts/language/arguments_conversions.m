% What arguments blocks do to sizes and classes, and what they refuse.
show('sized(5)', sized(5))
show('row((1:3)'')', row((1:3)'))
show('row([])', row([]))
show('row(zeros(0,1))', row(zeros(0, 1)))
show('column(1:3)', column(1:3))
show('three([1;2;3])', three([1; 2; 3]))
show('texts({''a'';''b''})', texts({'a'; 'b'}))
show('texts(5)', texts(5))
show('texts(''ab'')', texts('ab'))
show('number(''A'')', number('A'))
show('number("2.5")', number("2.5"))
show('number(true)', number(true))
show('number(int8(7))', number(int8(7)))
show('whole(2.5)', whole(2.5))
show('whole(300)', whole(300))
show('letters("abc")', letters("abc"))
show('letters(72)', letters(72))
show('flag(3)', flag(3))
show('anySize(ones(2,3,2))', size(anySize(ones(2, 3, 2))))
fails(@() sized([1 2]))
fails(@() sized(ones(3)))
fails(@() row(ones(2)))
fails(@() three([1 2]))
fails(@() number({1}))
fails(@() number(struct()))
fails(@() number(@sin))
fails(@() flag('a'))
fails(@() letters({'a'}))
fails(@() cells(1))
fails(@() handle('sin'))
fails(@() structure(1))
fails(@() one([1 2]))
fails(@() one([]))
fails(@() cube(ones(2, 3, 4)))
fails(@() two(1))
fails(@() two())
fails(@() two(1, 2, 3, 4))
show('two(1,2)', two(1, 2))
show('two(1,2,9)', two(1, 2, 9))
show('later(3)', later(3))
show('later(3,1)', later(3, 1))
fails(@() badDefault())

function show(what, value)
    if ischar(value) || isstring(value)
        fprintf('%s: %s %s [%s]\n', what, class(value), mat2str(size(value)), strjoin(string(value), '|'));
    else
        fprintf('%s: %s %s %s\n', what, class(value), mat2str(size(value)), mat2str(double(value)));
    end
end
function fails(f)
    try
        f();
        fprintf('%s runs\n', func2str(f));
    catch e
        fprintf('%s\n    %s\n    %s\n', func2str(f), e.identifier, e.message);
    end
end
function x = sized(x)
    arguments
        x (2, 3) double
    end
end
function x = row(x)
    arguments
        x (1, :) double
    end
end
function x = column(x)
    arguments
        x (:, 1) double
    end
end
function x = three(x)
    arguments
        x (1, 3)
    end
end
function x = texts(x)
    arguments
        x (1, :) string
    end
end
function x = number(x)
    arguments
        x double
    end
end
function x = whole(x)
    arguments
        x uint8
    end
end
function x = letters(x)
    arguments
        x (1, :) char
    end
end
function x = flag(x)
    arguments
        x (1, 1) logical
    end
end
function x = anySize(x)
    arguments
        x (:, :, :) double
    end
end
function x = cells(x)
    arguments
        x cell
    end
end
function x = handle(x)
    arguments
        x (1, 1) function_handle
    end
end
function x = structure(x)
    arguments
        x struct
    end
end
function x = one(x)
    arguments
        x (1, 1) {mustBeNumeric}
    end
end
function x = cube(x)
    arguments
        x (2, 3) double
    end
end
function r = two(a, b, c)
    arguments
        a
        b
        c = 7
    end
    r = [a b c nargin];
end
function r = later(a, b)
    arguments
        a (1, 1) double
        b (1, 1) double {mustBeLessThan(b, a)} = a - 1
    end
    r = [a b];
end
function x = badDefault(x)
    arguments
        x (1, 1) double {mustBePositive} = -1
    end
end
