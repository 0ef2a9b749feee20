disp(strrep('abc 2 def 22 ghi 222 jkl 3333', '22', '*'))
disp(strrep('abababc', 'abab', 'xyz'))
disp(strrep('hello', 'l', 'LL'))
disp(strrep('hello', 'z', 'y'))
disp(strrep('hello', 'l', ''))
c = strrep({'aa', 'ba'; 'ca', 'dd'}, 'a', 'X');
fprintf('%s ', c{:}); fprintf('%d %d\n', size(c));
disp(isempty(strrep('', 'a', 'b')))
