% Polygons with holes, and boundaries around points.
p = polyshape([0 2 2 0],[0 0 1 1])
disp(p.Vertices), disp(area(p)), disp(perimeter(p)), disp(p.area)
[x,y]=centroid(p)
q = polyshape([0 0;0 4;4 4;4 0;NaN NaN;1 1;1 2;2 2;2 1])
disp(q.Vertices), disp(area(q)), disp(perimeter(q)), disp(area(q,1:2)), disp(isinterior(q,[0.5 1.5 5],[0.5 1.5 5])'), disp(numsides(q)), disp(ishole(q,2)), disp(area(rmholes(q)))
disp(area(convhull(q))), r = rotate(p,90); disp(r.Vertices), t=translate(p,[1 1]); disp(t.Vertices), z=scale(p,2,[1 1]); disp(z.Vertices)
[x,y]=boundary(p); disp([x y]), [a,b]=boundingbox(q)
polyshape({[0 1 1],[3 4 4]},{[0 0 1],[0 0 1]})
disp(class(plot(q))), disp(numel(polyshape({[0 1 1],[3 4 4]},{[0 0 1],[0 0 1]}).plot))
w=polyshape([0 1 2 2 0 0],[0 0 0 1 1 0]); disp(size(w.Vertices,1))
e0=polyshape(); disp(area(e0)), disp(e0.NumRegions)
try, polyshape([1 2 3],[1 2]), catch e, disp(e.message), end
[X,Y]=meshgrid(0:4); k0=~(X>2&Y>2); P=[X(k0) Y(k0)];
P = P + 1e-3*sin(7*P(:,[2 1]));
k=boundary(P); disp(k'), [k,v]=boundary(P,0); disp(v), [k,v]=boundary(P(:,1),P(:,2),1); disp(v), disp(k(1)==k(end))
disp(boundary([0 1 1 0 0.5]',[0 0 1 1 0.5]')')
try, boundary([1 2 3;4 5 6]), catch e, disp(e.message), end
disp(boundary([0 0;1 1;2 2]))
p = polyshape([0 2 2 0], [0 0 2 2]); q = polyshape([1 3 3 1], [1 1 3 3]);
u = union(p, q); disp(area(u)), disp(u.Vertices)
i = intersect(p, q); disp(area(i)), disp(i.Vertices), d = subtract(p, q); disp(area(d)), x = xor(p, q); disp([area(x) x.NumRegions x.NumHoles])
h = subtract(polyshape([0 4 4 0], [0 0 4 4]), polyshape([1 2 2 1], [1 1 2 2])); disp([area(h) h.NumRegions h.NumHoles]), disp(overlaps(p, q))
n = intersect(p, translate(p, [5 5])); disp([area(n) n.NumRegions]), s = union(p, translate(p, [2 0])); disp(s.Vertices), disp(area(union(h, polyshape([1 2 2 1], [1 1 2 2]))))
t = (0:11)'*pi/6; c = polyshape(cos(t), sin(t)); f = polyshape(0.3 + cos(t + 0.1), 0.2 + sin(t + 0.1)); disp(abs(area(union(c, f)) + area(intersect(c, f)) - area(c) - area(f)) < 1e-12), disp(abs(area(xor(c, f)) - area(subtract(c, f)) - area(subtract(f, c))) < 1e-12)
l = union(p, polyshape([2 3 3 2], [2 2 3 3])); disp([area(l) l.NumRegions]), disp(area(union(p, p))), disp(area(subtract(p, p)))
b = polyshape([0 2 0 2], [0 2 2 0]); disp([area(b) b.NumRegions size(b.Vertices, 1)]), w = warning('off', 'MATLAB:polyshape:repairedBySimplify'); k = 2*(0:4)'*2*pi/5; z = polyshape(cos(k), sin(k)); disp([z.NumRegions z.NumHoles numsides(z)]), warning(w)
try, union(p, 1), catch e, disp(e.message), end
