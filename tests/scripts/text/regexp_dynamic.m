% Commands inside an expression are refused by name; in a replacement they run.
t = {'(?@disp(1))b', '(??[a-z])', '(a)(?$upper($1))', 'x(?@'};
for k = 1:numel(t)
    for f = {@regexp, @regexpi}
        try, f{1}('abc', t{k}); catch e, fprintf('%s\n%s\n', e.identifier, e.message); end
    end
end
try, regexprep('abc', '(?@x)', 'y'); catch e, fprintf('%s\n', e.message); end
disp(regexp('a(?@b', '[(?@]', 'match')), disp(regexp('a(?@b', '\(\?@', 'match')), disp(regexp('](??', '[]](\(\?)', 'match'))
disp(regexprep('one two', '(\w)(\w*)', '${upper($1)}$2'))
