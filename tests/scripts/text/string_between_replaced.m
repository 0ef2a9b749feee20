disp(replaceBetween("<old>", "<", ">", "new")), disp(replaceBetween("abcdef", 2, 4, "X")), disp(replaceBetween("a[b]c", "[", "]", "", 'Boundaries', 'inclusive'))
disp(eraseBetween("a(b)c", "(", ")")), disp(eraseBetween("abcdef", 2, 4)), disp(eraseBetween("a(b)c", "(", ")", 'Boundaries', 'inclusive'))
disp(replaceBetween('x{1}y{2}', '{', '}', '?'))
