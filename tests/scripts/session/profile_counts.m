% profile counts the calls of functions and says who called whom.
s = profile('status'); disp(s.ProfilerStatus)
profile on
s = profile('status'); disp(s.ProfilerStatus)
a = outer(3); b = fact(5);
c = cellfun(@(x) inner(x), {1, 2, 3});
profile off
ignored = outer(4);
p = profile('info');
t = p.FunctionTable;
names = {t.FunctionName};
for want = {'outer', 'inner', 'fact', '@(x)inner(x)'}
    k = find(endsWith(names, want{1}));
    disp([want{1} ': ' num2str(t(k).NumCalls) ' calls, ' t(k).Type ', ' num2str(numel(t(k).Children)) ' called, ' num2str(numel(t(k).Parents)) ' callers, recursive ' num2str(t(k).IsRecursive)])
end
outerRow = t(endsWith(names, 'outer'));
disp([names{outerRow.Children(1).Index} ' ' num2str(outerRow.Children(1).NumCalls)])
disp(outerRow.TotalTime >= outerRow.Children(1).TotalTime)
text = evalc('profile viewer'); disp(contains(text, 'outer')), disp(contains(text, 'self s'))
profile resume, outer(1); profile off
t2 = profile('info').FunctionTable;
disp(t2(endsWith({t2.FunctionName}, 'outer')).NumCalls)
profile clear
disp(isempty(profile('info').FunctionTable))
try, profile sideways, catch e, disp(e.message), end

function y = outer(n)
y = 0;
for k = 1:n, y = y + inner(k); end
end
function y = inner(k)
y = k^2;
end
function y = fact(n)
if n < 2, y = 1; else, y = n*fact(n - 1); end
end
