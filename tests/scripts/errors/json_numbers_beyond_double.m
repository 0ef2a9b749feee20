% A number that no double holds is the script's error, not a fault of the program.
texts = {'1e999999', '[1,-1e400]', '{"a":1e400'};
for k = 1:numel(texts)
    try
        jsondecode(texts{k})
    catch e
        fprintf('%s: %s\n', e.identifier, e.message);
    end
end
