% A chain whose values are all read by what comes after it binds no more arrays than a device can.
%environment VITRINE_STRICT=1
x = dlarray(gpuArray(mod((1:2000)*7, 13)/13 - 0.4));
[g, h] = dlfeval(@derivatives, x);
h = gather(extractdata(h)); g = gather(extractdata(g));
fprintf('%.10g %.10g %d\n', sum(g), sum(h), numel(h));

function [g, h] = derivatives(x)
    z = x;
    for k = 1:60, z = z + 0.01*sin(z).*z; end
    g = dlgradient(sum(z), x, 'EnableHigherDerivatives', true);
    h = dlgradient(sum(g.^2), x);
end
