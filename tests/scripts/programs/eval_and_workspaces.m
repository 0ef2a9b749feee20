% eval, evalc, evalin, assignin, feval, exist, who; globals and persistents
function eval_and_workspaces
for k = 1:3, eval(sprintf('var%d = %d^2;', k, k)); end
disp(var1 + var2 + var3)
names = who('var*')'
out = evalc('x = 1:3; disp(x)');
fprintf('[%s]\n', strrep(out, sprintf('\n'), '|'));
eval('y = 1 +', 'disp([''caught: '' class(lasterr)])');
z = eval('2^10'), [a, b] = eval('size(ones(2, 3))')
helper('made_by_helper', 7); disp(made_by_helper)
eval('if z > 1000, disp(''big''), end; for q = 1:2, fprintf(''%d;'', q); end, fprintf(''\n'')');
global COUNT
COUNT = 10; bump(); bump(); disp(COUNT)
for k = 1:3, fprintf('%d ', tally()); end, fprintf('\n');
clear tally; fprintf('%d\n', tally());
f = 'cos'; disp(feval(f, 0)), disp(feval(@(varargin) numel(varargin), 1, 2, 3))
s = 'abc'; t = 's(end:-1:1)'; disp(eval(t))
exist('s'), exist('nothing'), exist('sin')
clear s; exist('s')
c = {'p', 1; 'q', 'text'};
for k = 1:size(c, 1), assignin('caller', c{k, :}); end
try, eval('error(''in:eval'', ''inside %d'', 5)'); catch e, fprintf('%s %s\n', e.identifier, e.message); end
try, eval('undefined_function_zz(1)'); catch e, fprintf('%s\n', e.message); end
msg = evalc('try, error(''x''); catch q, disp(q.message), end')
w = evalc('warning(''a:b'', ''careful'')')
numbers = cellfun(@(v) v, {var1, var2, var3})
S.a = 1; S = setfield(S, 'b', 2); for f = fieldnames(S)', eval(['S.' f{1} ' = S.' f{1} '*10;']); end, S
evalc('1;'), isempty(evalc('1;')), evalc('fprintf(''a\n'')')
inputs(1, [], 'x')
inputname_outer(S)
end
function inputs(varargin)
fprintf('%d args:', nargin); fprintf(' %s', class(varargin{1}), class(varargin{2}), class(varargin{3})); fprintf('\n');
end
function inputname_outer(v)
inner(v, 3)
end
function inner(p, q)
fprintf('[%s] [%s]\n', inputname(1), inputname(2));
end
function helper(name, v), assignin('caller', name, v + evalin('caller', 'var1')); end
function bump(), global COUNT; COUNT = COUNT + 1; end
function n = tally(), persistent m; if isempty(m), m = 0; end, m = m + 1; n = m; end
