% A dynamic name that no field can have.
s = struct('a', 1);
names = {'1x', 'a b', '', '_p', 'b-c', 'ok_1', 'X'};
for k = 1:numel(names)
    try
        s.(names{k}) = k;
    catch failure
        fprintf('%s: %s\n', failure.identifier, failure.message);
    end
end
disp(s)
t = struct();
try
    t.('2').deep(3) = 1;
catch failure
    disp(failure.message)
end
disp(numel(fieldnames(t)))
