disp(isalpha('a1 ')), disp(toascii('A')), disp(tolower('ABc')), disp(toupper({'ab', 'c'}))
disp(do_string_escapes('a\tb')), disp(undo_string_escapes(sprintf('a\tb\n')))
disp(['<' cstrcat('a ', 'b ') '>']), disp(findstr('abcbc', 'bc')), disp(findstr('bc', 'abcbc'))
puts('put'), puts(sprintf('\n')), fdisp(1, [1 2])
