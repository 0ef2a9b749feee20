% MException chains, rethrow, causes, warnings as errors, cleanup order
function error_chains
try
    level1(3);
catch e
    walk(e, 0);
end
try
    error('My:id', 'value %d of %s\n', 3, 'x');
catch e
    disp(double(e.message(end)));
end
try
    error('no identifier here');
catch e
    fprintf('[%s] [%s]\n', e.identifier, e.message);
end
try
    error('only:looks like one');
catch e
    fprintf('[%s] [%s]\n', e.identifier, e.message);
end
try
    error('Trailing:colon %d', 5);
catch e
    fprintf('[%s] [%s]\n', e.identifier, e.message);
end
try
    error(struct('message', 'from struct', 'identifier', 'a:b'));
catch e
    fprintf('[%s] [%s]\n', e.identifier, e.message);
end
error(struct([]));
error('');
disp('still here');
ME = MException('top:level', 'Problem %s', 'one');
ME = ME.addCause(MException('cause:a', 'First'));
ME = addCause(ME, MException('cause:b', 'Second'));
try, throw(ME), catch e2, fprintf('%d causes, %s\n', numel(e2.cause), e2.cause{2}.identifier); end
ME
cleanup_order();
[msg, id] = lastwarn('', '');
warning('w:one', 'careful %d', 1);
[msg, id] = lastwarn
s = warning('off', 'w:one');
warning('w:one', 'not seen');
warning(s);
s
warning('w:one', 'seen again');
try
    x = [1 2 3];
    x(5)
catch e, say(e); end
try, x(0), catch e, say(e); end
try, x(1.5), catch e, say(e); end
try, x(-1), catch e, say(e); end
try, x{1}, catch e, say(e); end
try, x.f, catch e, say(e); end
try, x(2,2), catch e, say(e); end
try, [1 2 3] + [1 2], catch e, say(e); end
try, [1 2 3] * [1 2], catch e, say(e); end
try, [1 2; 3], catch e, say(e); end
try, [1 2, [3;4]], catch e, say(e); end
try, undefined_thing(1), catch e, say(e); end
try, x(:,:,2) , catch e, say(e); end
try, x(1:2) = [1 2 3]; catch e, say(e); end
try, x([1 2; 3 4]) = 1:3; catch e, say(e); end
try, s = struct('a', 1); s.b, catch e, say(e); end
try, c = {1,2}; c{3}, catch e, say(e); end
try, c = {1,2}; c + 1, catch e, say(e); end
try, s = struct(); s + 1, catch e, say(e); end
try, str2func(3), catch e, say(e); end
try, feval('nonexistent_fn'), catch e, say(e); end
try, zeros(2,3)\ones(3,1), catch e, say(e); end
try, cell2mat(3), catch e, say(e); end
try, strcat(1, 2), catch e, say(e); end
try, int8(1) + int16(1), catch e, say(e); end
try, bitand(1.5, 1), catch e, say(e); end
try, if [], else, error('else'), end, catch e, say(e); end
try, if 'a' == 'abc', disp yes, end, catch e, say(e); end
try, if {1}, end, catch e, say(e); end
try, num2cell(), catch e, say(e); end
try, [a, b] = numel(1); catch e, say(e); end
try, f = @(x) x; f(1, 2), catch e, say(e); end
try, x = 5; x(2).y = 1; catch e, say(e); end
try, q = inv('a'); catch e, say(e); end
try, inv([1 2 3]), catch e, say(e); end
try, chol([1 2; 2 1]), catch e, say(e); end
try, str2double(), catch e, say(e); end
try, fieldnames(3), catch e, say(e); end
try, setfield(), catch e, say(e); end
try, regexp('a'), catch e, say(e); end
try, regexp('a', '('), catch e, say(e); end
try, reshape(1:6, 4, 2), catch e, say(e); end
try, reshape(1:6, [], 4), catch e, say(e); end
try, cat(1, [1 2], [1 2 3]), catch e, say(e); end
try, horzcat([1;2], 1), catch e, say(e); end
try, repmat(), catch e, say(e); end
try, cellfun(@(x) [x x], {1, 2}), catch e, say(e); end
try, cellfun(@(x) 'ab', {1, 2}), catch e, say(e); end
try, arrayfun(@(x) disp(x), 1:2), catch e, say(e); end
try, cellfun(@plus, {1, 2}, {1}), catch e, say(e); end
try, arrayfun(@plus, 1:2, 1:3), catch e, say(e); end
end

function say(e)
fprintf('%s | %s\n', e.identifier, e.message);
end
function level1(n)
try
    level2(n);
catch inner
    outer = MException('chain:level1', 'level1 failed for %d', n);
    outer = addCause(outer, inner);
    throw(outer);
end
end
function level2(n)
try
    v = 1:n;
    v(n + 1);
catch inner
    e = MException('chain:level2', 'level2 failed');
    throw(e.addCause(inner));
end
end
function walk(e, depth)
fprintf('%s%s: %s (%s)\n', blanks(2*depth), e.identifier, e.message, e.stack(1).name);
for k = 1:numel(e.cause)
    walk(e.cause{k}, depth + 1);
end
end
function cleanup_order()
a = onCleanup(@() disp('first cleanup'));
b = onCleanup(@() disp('second cleanup'));
clear b
disp('body done');
end
