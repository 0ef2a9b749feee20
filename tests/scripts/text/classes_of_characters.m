disp(isspace('a b')), disp(isletter('a1')), disp(isupper('aB')), disp(islower('aB'))
disp(isdigit('a1')), disp(isalnum('a_1')), disp(ispunct('a,b'))
disp(iscntrl(sprintf('a\n'))), disp(isxdigit('fg0')), disp(isprint('a b')), disp(isgraph('a b')), disp(isascii('a'))
c = isletter({'a1', 'b'});
disp(c{1})
