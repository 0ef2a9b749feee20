% Patterns of texts.
s = "a1b22 c333"; disp(extract(s, digitsPattern)'), disp(extract(s, digitsPattern(2))'), disp(extract(s, lettersPattern + digitsPattern(1, 2))')
disp(extract('x=1, y=22', digitsPattern)'), disp(class(extract('x=1', digitsPattern))), disp(extract(s, 2)), disp(extract("abcabc", "bc")')
disp(extract(["a1"; "b2"], digitsPattern)), disp(size(extract("abc", digitsPattern)))
disp(contains(["abc" "a1"], digitsPattern)), disp(startsWith("abc", lettersPattern(2))), disp(endsWith("abc1", digitsPattern)), disp(matches(["ab" "a1"], lettersPattern))
disp(count(s, digitsPattern)), disp(replace(s, digitsPattern, "#")), disp(erase(s, digitsPattern)), disp(split(s, whitespacePattern)'), disp(replace('a1', digitsPattern, '$0'))
p = "id" + optionalPattern("-") + digitsPattern(3); disp(matches(["id-123" "id123" "id12"], p))
p = pattern("cat") | "dog"; disp(replace("cat dog cow", p, "pet")), disp(contains("CAT", caseInsensitivePattern("cat"))), disp(contains("CAT", p))
disp(extractBetween("<b>x</b><b>y</b>", "<b>" + wildcardPattern(0), pattern("</b>"))'), disp(extractBefore("key=val", pattern("="))), disp(extractAfter("key=val", lettersPattern + "="))
disp(insertAfter("a1", lettersPattern, "-")), disp(insertBefore("a1", digitsPattern, "+")), disp(eraseBetween("a[b]c", pattern("["), "]")), disp(replaceBetween("a[b]c", pattern("["), "]", "x"))
disp(extract("<a><bc>", "<" + wildcardPattern + ">")'), disp(extract("aXbX", characterListPattern("X"))'), disp(extract("abcz", characterListPattern('a', 'c'))')
disp(extract("ababab", asManyOfPattern("ab", 1, 2))'), disp(extract("aaa", asFewOfPattern("a"))'), disp(extract("a_b", alphanumericsPattern)')
disp(contains("xa", textBoundary("start") + "a")), disp(count(sprintf("a1\nb2"), lineBoundary("start") + lettersPattern)), disp(extract("a1b2", lettersPattern + lookAheadBoundary("2")))
disp(extract("a1b2", lookBehindBoundary("b") + digitsPattern)), disp(extract("a1b2", lettersPattern + ~lookAheadBoundary("2"))), disp(replace("ab12", letterBoundary("end"), "|"))
disp(replace("ab12", digitBoundary("start"), "|")), disp(replace("a b", whitespaceBoundary, "|")), disp(replace("a.b", alphanumericBoundary("end"), "|"))
disp(extract("a1b22", regexpPattern("[A-Z]\d", 'IgnoreCase', true))'), disp(matches("AB", caseInsensitivePattern("a" + caseSensitivePattern("B")))), disp(extract("aab", possessivePattern(asManyOfPattern("a")) + "b"))
disp(extract("n12", namedPattern(digitsPattern, "number"))), p = maskedPattern(digitsPattern, "num"), disp(class(p)), disp(strip("00120", pattern("0")))
q = lettersPattern(2) + "x" | digitsPattern
try, digitsPattern(-1), catch e, disp(e.message), end
try, ~digitsPattern, catch e, disp(e.message), end
try, extract(1, digitsPattern), catch e, disp(e.message), end
try, extract("abc", 7), catch e, disp(e.message), end
disp(strfind("abc1d", lettersPattern(1))), strfind(["a1" "22"], digitsPattern(1)), strfind("a1", digitsPattern, 'ForceCellOutput', true), disp(size(strfind('ab', digitsPattern)))
