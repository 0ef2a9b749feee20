% The lesson's loop with 30 iterations is one kernel, and with 120 it is the same kernel.
x = linspace(-2.2, 0.8, 96);
y = linspace(-1.5, 1.5, 96)';
cr = single(x + 0*y);
ci = single(y + 0*x);
wait(gpuDevice);
for steps = [30 120]
    zr = zeros(96, 96, 'single');
    zi = zeros(96, 96, 'single');
    k = zeros(96, 96, 'single');
    for i = 1:steps
        t = zr.*zr - zi.*zi + cr;
        zi = 2*zr.*zi + ci;
        zr = t;
        inside = zr.*zr + zi.*zi <= 4;
        k = k + inside;
        zr = min(max(zr, -4), 4);
        zi = min(max(zi, -4), 4);
    end
    fprintf('%d %d\n', sum(k(:) == steps), sum(k(:)));
end
