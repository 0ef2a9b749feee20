% getfield, setfield, isstruct, numfields and dynamic names.
s.a.b = [1 2; 3 4];
disp(getfield(s, 'a', 'b')), disp(getfield(s, 'a', 'b', {2, 1}))
s = setfield(s, 'a', 'c', 5); disp(s.a.c)
s = setfield(s, 'a', 'b', {1, 2}, 20); disp(s.a.b)
n = 'dyn'; s.(n) = 1; disp(s.('dyn')), s.(['x' num2str(3)]) = 2; disp(fieldnames(s)')
disp([isstruct(s), isstruct({}), isscalar(s)])
disp(isequal(struct('a', 1, 'b', 2), struct('b', 2, 'a', 1)))
try, getfield(s, 'none'), catch e, disp(e.identifier), end
