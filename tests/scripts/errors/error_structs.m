% error and rethrow with structs; fields that are missing.
try, error(struct('message', 'm', 'identifier', 'a:b', 'stack', struct('file', {}, 'name', {}, 'line', {}))), catch e, fprintf('%s %s\n', e.identifier, e.message); end
error(struct('message', '', 'identifier', '')), error(struct([])); disp('an empty one does nothing'), s = lasterror(); disp(s.identifier)
try, rethrow(s), catch e2, disp(e2.message), end, try, rethrow(5), catch e3, disp(e3.identifier), end
