% Operations of several functions and statements become one kernel; what nobody uses is not computed.
rng(2);
x = rand(500,3);
y = scaled(x, 2);
unused = exp(scaled(x, 5));
clear unused
z = shifted(y, 1);
clear x y
fprintf('%.15g\n', sum(z(:)));
function r = scaled(v, f)
    r = v*f;
end
function r = shifted(v, by)
    r = sqrt(v + by);
end
