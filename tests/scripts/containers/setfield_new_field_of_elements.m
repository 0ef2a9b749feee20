% setfield of one element adds the field to all of them.
s = struct('a', {1 2 3});
s = setfield(s, {2}, 'n', 5);
disp({s.n})
s = setfield(s, {1}, 'a', {1, 3}, 7);
disp(s(1).a)
t = setfield(struct('a', 1), {3}, 'b', 'c', 4);
disp(size(t)), disp(t(3).b), disp(isempty(t(1).b))
u = setfield(struct('a', {}), {1}, 'z', 'new');
disp(u)
% What is no structure has no fields to set, but for an empty array.
try, setfield(5, 'a', 1), catch e, fprintf('%s: %s\n', e.identifier, e.message), end %#ok<SFLD>
s = setfield([], 'a', 1) %#ok<SFLD>
