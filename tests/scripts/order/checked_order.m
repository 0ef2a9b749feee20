% issorted in all directions, strict ones, along dimensions, for rows and texts.
disp([issorted([1 2 2]), issorted([1 2 2], 'strictascend'), issorted([3 2 1], 'descend'), issorted([3 2 2], 'strictdescend')])
disp([issorted([3 1 2], 'monotonic'), issorted([1 2 3], 'monotonic'), issorted([3 2 1], 'monotonic'), issorted([1 1 2], 'strictmonotonic')])
disp([issorted([1 5; 2 4]), issorted([1 5; 2 6]), issorted([1 5; 2 4], 2)])
disp([issorted([1 2 NaN]), issorted([NaN 1 2]), issorted([NaN 2 1], 'descend'), issorted([NaN 1 2], 'MissingPlacement', 'first')])
disp([issorted({'a', 'b'}), issorted({'b', 'a'}), issorted(["a" "b" "b"]), issorted('abc'), issorted([])])
disp([issortedrows([1 2; 1 3; 2 0]), issortedrows([1 3; 1 2]), issortedrows([1 3; 1 2], 1), issortedrows([1 3; 1 2], [1 -2])])
disp([issorted([1+1i 2]), issorted([2 1+1i])])
try, issorted([1 2], 'sideways'), catch e, disp(e.identifier), end
