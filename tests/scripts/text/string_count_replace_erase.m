disp(count("banana", "a")), disp(count(["aa" "ba"], "a")), disp(count('aXbx', 'x', 'IgnoreCase', true)), disp(count("aaaa", "aa"))
disp(replace("abc", "b", "X")), disp(replace("abcb", ["b" "c"], ["1" "2"])), disp(replace({'ab', 'cb'}, 'b', 'z'))
disp(erase("abcabc", "b")), disp(erase("a1b2", ["1" "2"])), disp(erase('hello', 'l'))
