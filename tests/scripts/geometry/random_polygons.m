% Areas of what random pairs of polygons have in common and apart: stars, polygons that cross themselves, corners on a grid.
rng(1), w = warning('off', 'MATLAB:polyshape:repairedBySimplify'); worst = 0; pairs = 0;
for k = 1:24
    n = 3 + floor(rand*6); m = 3 + floor(rand*6); t = sort(rand(n, 1))*2*pi; u = sort(rand(m, 1))*2*pi;
    switch mod(k, 3)
        case 0, a = polyshape((1 + rand(n, 1)).*cos(t), (1 + rand(n, 1)).*sin(t)); b = polyshape(rand + (1 + rand(m, 1)).*cos(u), (1 + rand(m, 1)).*sin(u));
        case 1, a = polyshape(rand(n, 2)); b = polyshape(rand(m, 2));
        case 2, a = polyshape(round(6*rand(n, 2))); b = polyshape(round(6*rand(m, 2)));
    end
    s = area(a) + area(b);
    if s == 0, continue, end
    u = area(union(a, b));
    i = area(intersect(a, b));
    worst = max([worst, abs(u + i - s)/s, abs(area(subtract(a, b)) + i - area(a))/s]);
    if k <= 9, worst = max(worst, abs(area(xor(a, b)) - u + i)/s); end
    pairs = pairs + 1;
end
warning(w), disp(pairs > 20), disp(worst < 1e-10)
