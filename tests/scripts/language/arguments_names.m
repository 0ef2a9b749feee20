% Name-value arguments: names in full and in part, repeating arguments before them, two structs, and
% functions that share their inputs with nested ones.
function r = draw(x, opts)
    arguments
        x (1, :) double
        opts.LineWidth (1, 1) double {mustBePositive} = 1
        opts.LineStyle (1, 1) string {mustBeMember(opts.LineStyle, ["-", "--", ":"])} = "-"
        opts.Label char
    end
    r = sprintf('%s %g %s label:%d nargin:%d', mat2str(x), opts.LineWidth, opts.LineStyle, isfield(opts, 'Label'), nargin);
end
function r = gather(first, x, y, opts)
    arguments
        first
    end
    arguments (Repeating)
        x (1, 1) double
        y (1, :) char {mustBeMember(y, {'a', 'b'})}
    end
    arguments
        opts.Scale (1, 1) double = 1
    end
    r = sprintf('%s x:%s y:%s scale:%g nargin:%d', first, mat2str([x{:}]), strjoin(y, ','), opts.Scale, nargin);
end
function r = both(a, b)
    arguments
        a.One = 1
        b.Two = 2
    end
    r = sprintf('%s %s', strjoin(fieldnames(a)', ','), strjoin(fieldnames(b)', ','));
    r = sprintf('%s %g %g', r, a.One, b.Two);
end
function r = optional(x, y, opts)
    arguments
        x
        y = 5
        opts.Name = 'none'
    end
    r = sprintf('%g %s %s', x, string(y), opts.Name);
end
function r = counter(start, opts)
    arguments
        start (1, 1) double {mustBeInteger} = 10
        opts.Step (1, 1) double {mustBePositive} = 2
    end
    step();
    step();
    r = start;
    function step()
        start = start + opts.Step;
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
disp(draw([1; 2]))
disp(draw(1, 'LineWidth', 3, 'LineStyle', '--'))
disp(draw(1, LineStyle=":", Label='here'))
disp(draw(1, "LineW", 4))
disp(draw(1, 'linestyle', ':'))
s.LineWidth = 7;
c = namedargs2cell(s);
disp(draw(2, c{:}))
disp(gather('f'))
disp(gather('f', 1, 'a', 2, 'b'))
disp(gather('f', 1, 'a', Scale=3))
disp(gather('f', 'Scale', 4))
disp(both())
disp(both('Two', 20, 'One', 10))
disp(optional(1))
disp(optional(1, 2))
disp(optional(1, 'Name', 'x'))
disp(optional(1, 2, Name='y'))
disp(counter())
disp(counter(1, Step=5))
fails(@() draw(1, 'Line', 3))
fails(@() draw(1, 'Nope', 3))
fails(@() draw(1, 'LineWidth'))
fails(@() draw(1, LineWidth=-1))
fails(@() draw(1, LineStyle='.'))
fails(@() draw(1, LineWidth=[1 2]))
fails(@() draw(1, LineWidth={1}))
fails(@() draw(1, 2))
fails(@() gather('f', 1, 'c'))
fails(@() gather('f', 1))
fails(@() gather('f', [1 2], 'a'))
fails(@() counter(1.5))
fails(@() counter(1, Step=0))
