% A quoted argument of a command may begin with a blank.
disp ' A'
disp  '  two  words  ' 
disp ' A', disp 2
disp ' A'; disp ';'
disp ' it''s '
disp ' % no comment'  % a comment
disp ' a'b' c'
disp a' b'c
disp " A"
disp ' '
x = [1 2];
x '
x ';
x ' + x'
y = x '; disp(size(y))
for code = {'disp ''open', 'disp don''t'}
    try, eval(code{1}), catch e, disp(e.message), end
end
