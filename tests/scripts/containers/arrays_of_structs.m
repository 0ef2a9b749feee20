% Growth, deletion, comma lists and fields of struct arrays.
s = struct('v', {}); disp(size(s)), disp(isempty(s))
s(3).v = 5; disp(size(s)), disp(isempty(s(1).v))
[s.v] = deal(1, 2, 3); disp([s.v])
s(2) = []; disp([s.v])
s(end + 1) = struct('v', 9); disp(numel(s))
for e = s, fprintf('%d ', e.v); end, fprintf('\n');
t = [s, s]; disp(size(t)), t = t'; disp(size(t))
disp(arrayfun(@(e) e.v * 2, s))
a.b.c(3).d = 4; disp(size(a.b.c)), disp(isempty(a.b.c(1).d))
try, s(2).w, catch e, disp(e.identifier), end
try, [s, struct('other', 1)], catch e, disp('error'), end
