% Columns with fewer than two numbers stay as they are.
a = unwrap([NaN NaN NaN])
b = unwrap([NaN 0; 1 4; NaN 8])
c = size(unwrap(zeros(0, 3)))
d = unwrap([0 NaN 7])
