s.message = 'from struct';
s.identifier = 'x:y';
try
    error(s)
catch e
    disp([e.identifier ' ' e.message])
end
base = MException('top:level', 'top');
base = addCause(base, MException('low:level', 'low'));
disp(numel(base.cause))
disp(base.cause{1}.message)
