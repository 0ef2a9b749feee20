a = extractBetween("<a><b>", "<", ">"), b = extractBetween("abcdef", 2, 4)
c = extractBefore("abc", "b"), d = extractAfter("abc", "b"), e = extractBefore("abc", 3), f = extractAfter("abc", 1)
g = extractBefore('key=value', '='), h = extractAfter(["a=1" "b=2"], "=")
