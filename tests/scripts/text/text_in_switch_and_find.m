s = 'abc'; switch s, case {'x', 'abc'}, disp('found'), otherwise, disp('not'), end
t = "two"; switch t, case "one", disp(1), case "two", disp(2), end
disp(any(strcmp('b', {'a', 'b'}))), disp(find(strcmp({'a', 'b', 'a'}, 'a'))), disp(ismember('a', {'a', 'b'})), [tf, k] = ismember({'b', 'z'}, {'a', 'b'}); disp(tf), disp(k)
