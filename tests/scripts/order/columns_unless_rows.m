% A set operation gives a column unless both sets are rows; [] is none.
union([], [1 2]), union([2 1], []), union({'b', 'a'}, [])
setxor([3 1], []), size(intersect([], [1 2])), size(intersect([1 2], [3 4]))
unique(zeros(1, 0)), unique(zeros(3, 0)), unique([]), unique(cell(1, 0))
