%% Mandelbrot set
% Every pixel iterates z = z^2 + c on its own, so the loop body is one kernel over the whole image. The
% picture is drawn from the device buffer that the last kernel wrote.

n = 768;                                  % pixels along an edge
steps = 60;
x = linspace(-2.2, 0.8, n);               % real part along the columns
y = linspace(-1.5, 1.5, n)';              % imaginary part along the rows
cr = single(x + 0*y);
ci = single(y + 0*x);

zr = zeros(n, n, 'single');
zi = zeros(n, n, 'single');
k = zeros(n, n, 'single');                % steps that a pixel stayed inside
for i = 1:steps
    t = zr.*zr - zi.*zi + cr;
    zi = 2*zr.*zi + ci;
    zr = t;
    inside = zr.*zr + zi.*zi <= 4;
    k = k + inside;
    zr = min(max(zr, -4), 4);             % keep what escaped from growing to Inf
    zi = min(max(zi, -4), 4);
end

imagesc(x, y, k);
axis image
colormap hot
colorbar
title('Steps inside the circle of radius 2')
fprintf('%.4f of the pixels never left\n', mean(k(:) == steps));
