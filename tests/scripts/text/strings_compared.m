disp("abc" == "abc"), disp("a" == ["a" "b"]), disp("a" < "b"), disp("a" ~= "b"), disp("abc" == 'abc')
disp(["b" "a"] > "a"), disp(isequal("a", 'a')), disp(strcmp("a", {'a', 'b'}))
disp("a" == missing), disp(isequal(string(missing), string(missing)))
