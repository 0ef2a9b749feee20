% A variable that eval or load made is shown under its own name and leaves ans alone.
eval('first = 3;');
first
first;
exist('ans', 'var')
second = 5; file = [tempname '.mat']; save(file, 'second'); clear second
load(file)
second
delete(file);
assignin('base', 'third', 'text');
third
f = inside(7)
function r = inside(x)
    eval('hidden = x + 1;');
    hidden
    r = hidden;
end
