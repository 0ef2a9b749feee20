disp(insertAfter("abc", "b", "-")), disp(insertBefore("abc", "b", "-")), disp(insertAfter("abc", 2, "-")), disp(insertBefore("abc", 2, "-"))
disp(insertAfter('aXaX', 'X', '1')), disp(insertAfter(["ab" "cb"], "b", "!"))
try, insertAfter("abc", 9, "-"); catch e, disp(e.identifier), end
