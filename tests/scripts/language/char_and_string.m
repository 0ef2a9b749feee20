% Characters, char arrays and strings meet.
disp(['ab', 'cd']), disp(['a'; 'b']), disp([72 'i']), disp("a" + "b"), disp("n=" + 5), disp(["x" 'y' "z"]), disp(class(["a" 'b'])), disp('abc' == 'abd'), disp("abc" == 'abc'), disp(strlength("four")), disp('a' + 1), disp(char('a' + 1))
disp(class({"a"})), disp(isstring("a")), disp(ischar('a')), disp('it''s'), disp("say ""hi"""), s = "x"; s(3) = "z"; disp(size(s)), disp(double("7")), disp(['abc'](2))
