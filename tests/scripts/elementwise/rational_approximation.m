% rat as text and as numerators with denominators.
disp(rat(pi)), disp(rat(0.5)), disp(rat([1.5; 2.25]))
[n, d] = rat([0.75 pi -0.2 3]); disp([n; d])
[n, d] = rat(pi, 1e-10); disp([n d])
[n, d] = rat([Inf NaN 0]); disp([n; d])
try, rat('x'), catch e, disp(e.identifier), end
