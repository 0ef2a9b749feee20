% arguments blocks: sizes, classes, validators, defaults.
function r = scale(x, factor)
    arguments
        x (1, :) double {mustBeFinite}
        factor (1, 1) double {mustBePositive} = 2
    end
    r = x * factor;
end
disp(scale([1 2 3])), disp(scale([1; 2], 3)), disp(scale(int8(4))), disp(scale('a', 1))
t = {'scale()', 'scale([1 NaN])', 'scale(1, -1)', 'scale(ones(2))', 'scale({1})', 'scale(1, [1 2])', 'scale(1, 2, 3)', 'scale("x")'};
for k = 1:numel(t), try, eval([t{k} ';']); disp('runs'), catch e, fprintf('%s: %s\n', t{k}, e.message); end, end
