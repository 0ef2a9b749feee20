% assert: conditions, messages, identifiers.
assert(true); assert([1 1 1]); t = {'assert(false)', 'assert([1 0])', 'assert([])', 'assert(false, ''text'')', 'assert(false, ''value %d'', 5)', 'assert(false, ''a:b'', ''with id %s'', ''x'')', 'assert(''a'')', 'assert({})'};
for k = 1:numel(t), try, eval([t{k} ';']); fprintf('%s holds\n', t{k}); catch e, fprintf('%s: [%s] %s\n', t{k}, e.identifier, e.message); end, end
