% functions(f): an anonymous function's workspace holds the values that it took over.
k = 3; name = 'abc'; unused = 5;
f = @(x) k*x + numel(name);
s = functions(f)
w = s.workspace{1}
isempty(fieldnames(functions(@() 1).workspace{1}))
functions(@cos)
