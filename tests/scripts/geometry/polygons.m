[in, on] = inpolygon([0.5 0 2 1 0.5], [0.5 0.5 0.5 1 1], [0 1 1 0], [0 0 1 1])
% A hole, turned the other way, after NaN.
xv = [0 4 4 0 NaN 1 1 3 3]; yv = [0 0 4 4 NaN 1 3 3 1];
inpolygon([0.5 2 1; 5 3.5 2], [0.5 2 2; 1 3.5 3], xv, yv)
inpolygon(0.1, 0.3, [0 0.3 0], [0 0.9 0.9]), inpolygon([], [], [0 1 1], [0 0 1]), inpolygon([1 2], [1 2], [], [])
inpolygon(single([NaN 0.2]), single([0 0.1]), [0 1 1 0], [0 0 1 0])
% A self-crossing star by the even-odd rule.
k = 4 * pi * (0:5) / 5;
inpolygon([0 0.7], [0 0], cos(k), sin(k))
rectint([0 0 2 2; 5 5 1 1], [1 1 3 3; 0 0 1 1; 5.5 4 2 1.5])
try, inpolygon([1 2], [1 2 3], [0 1], [0 1]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, inpolygon(1, 1, [0 1], [0 1 2]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, inpolygon(1, 1, ones(2), ones(2)); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, rectint([1 2 3], [1 2 3 4]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
