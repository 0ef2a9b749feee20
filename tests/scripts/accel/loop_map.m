% Iterated maps: the points of a plane, each for itself.
[cr, ci] = meshgrid(linspace(-2,1,40), linspace(-1,1,30));
zr = zeros(size(cr)); zi = zr; n = zr;
for k = 1:30
    t = zr.*zr - zi.*zi + cr;
    zi = 2*zr.*zi + ci;
    zr = t;
    n = n + (zr.*zr + zi.*zi <= 4);
end
disp(sum(n(:)))
% the logistic map in single precision, with a mask
x = single(linspace(0.1,0.9,33)); hits = zeros(1,33,'single');
for k = 1:25
    x = single(3.7)*x.*(1-x);
    x(x > 0.9) = 0.9;
    hits = hits + (x > 0.5);
end
fprintf('%.9g %d\n', sum(x), sum(hits));
