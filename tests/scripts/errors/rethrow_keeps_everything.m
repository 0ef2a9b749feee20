% rethrow raises the same error again: identifier, message, stack, causes.
function inner(), error('my:id', 'the message'); end
try
    try, inner(); catch e, e = addCause(e, MException('c:d', 'cause')); rethrow(e); end
catch e2
    fprintf('%s|%s|%d|%s\n', e2.identifier, e2.message, numel(e2.cause), e2.stack(1).name);
end
try, try, error('q:r', 'text'); catch, rethrow(lasterror()); end, catch e3, fprintf('%s|%s\n', e3.identifier, e3.message); end
try, rethrow(struct('message', 'm', 'identifier', 'i:d')), catch e4, fprintf('%s|%s\n', e4.identifier, e4.message); end
try, rethrow(struct('message', 'm')), catch e5, disp(e5.identifier), end
try, ME = MException('p:q', 'n=%d', 4); throw(ME), catch e6, fprintf('%s %s\n', e6.identifier, e6.message); end
