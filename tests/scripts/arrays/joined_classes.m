% The class of a concatenation, by pairs of classes.
v = {1, single(1), int8(1), uint16(1), true, 'a'};
for i = 1:6
    for k = 1:6
        fprintf('%s ', class([v{i}, v{k}]));
    end
    fprintf('\n');
end
disp([int8(100), 200]), disp([int8(-3), uint8(200)]), disp([uint8(200), int8(-3)]), disp(['a', 66]), disp(class([{1}, 2])), disp(class(["a", 'b'])), disp(class(["a", 1]))
disp(size([zeros(1, 0), 1])), disp(size([zeros(0, 3); ones(2, 3)])), disp(size([[], 'a'])), disp(class([[], 'a'])), disp(size(['', 'ab'; 'cd']))
try, [1 2; 3], catch e, disp(e.identifier), end
try, [ones(2), ones(3)], catch e, disp(e.identifier), end
