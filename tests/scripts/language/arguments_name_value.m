% Name-value arguments and Repeating ones.
function r = draw(x, opts)
    arguments
        x double
        opts.Color (1, :) char = 'red'
        opts.Width (1, 1) double {mustBePositive} = 1
    end
    r = sprintf('%g %s %g', x, opts.Color, opts.Width);
end
function r = total(varargin)
    arguments (Repeating)
        varargin (1, 1) double
    end
    r = sum([varargin{:}]);
end
disp(draw(1)), disp(draw(1, 'Width', 3)), disp(draw(1, Color = 'blue')), disp(draw(1, Width = 2, Color = 'g')), disp(total(1, 2, 3)), disp(total())
t = {'draw(1, ''Width'', -1)', 'draw(1, ''Nope'', 1)', 'draw(1, ''Width'')', 'total(1, [2 3])'};
for k = 1:numel(t), try, eval([t{k} ';']); disp('runs'), catch e, fprintf('%s: %s\n', t{k}, e.message); end, end
