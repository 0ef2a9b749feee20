disp(upper('aBc1'))
disp(lower({'AB', 'Cd'}))
disp(['[' strtrim(sprintf('  a b \t')) ']'])
disp(['[' deblank('a  ') ']'])
disp(['[' blanks(3) ']'])
x = strtrim({' a ', 'b '});
fprintf('<%s>', x{:}); fprintf('\n');
disp(fliplr('abc'))
disp(isspace('a b'))
disp(isstrprop('a1 B', 'alpha'))
disp(isletter('a1'))
