a = pad("abc", 6), b = pad("abc", 6, 'left'), c = pad("abc", 7, 'both', '*'), d = pad(["a" "bbb"]), e = pad('ab', 4, '-')
f = strip("  abc "), g = strip("  abc ", 'left'), h = strip("xxabcxx", 'x'), k = strip("0012300", 'left', '0'), m = strtrim("  q ")
