% ${command} in a replacement: its value is put in, $1 … stand for the tokens as text.
disp(regexprep('the quick brown fox', '(^|\s)(\w)', '$1${upper($2)}'))
disp(regexprep({'ab', 'cd'}, '^(.)', '${upper($1)}'))
disp(regexprep('3 and 4', '(\d)', '${num2str(str2double($1)^2)}'))
disp(regexprep('a-b', '(\w)-(\w)', '${strjoin({$2, $1}, ''+'')}'))
disp(regexprep('it''s', '(\w+)''(\w)', '<${fliplr($0)}>'))
disp(regexprep('abc', 'b', '${strrep($0, ''b'', ''{}'')}'))
disp(regexprep('abc', 'b', '${open'))
disp(regexprep('x', '(x)(y)?', '[${[$1 $2]}]'))
try, regexprep('a', 'a', '${1 + 1}'); catch e, disp(e.identifier), end
