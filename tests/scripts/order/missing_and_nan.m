% NaN and missing strings equal nothing: each one counts, sorted last.
unique([NaN 1 NaN])
[u, i, j] = unique([2 NaN 1 NaN 2])
intersect([NaN 1], [NaN 1])
setdiff([NaN 1 2], [NaN 1])
ismember(NaN, [NaN 1])
s = ["b" missing "a" missing];
unique(s)
ismember(s, ["a" missing])
isequaln(union([NaN 1], [NaN 2]), [1 2 NaN NaN])
unique([1 NaN; 1 NaN; 1 2], 'rows')
