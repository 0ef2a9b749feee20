% A loop whose iterations need a sum of what they computed: one kernel an iteration, the same one.
v = sin(1:400)';
for k = 1:5
    v = v - mean(v)*0.5;
    v = v/sqrt(sum(v.^2));
end
fprintf('%.15g %.15g\n', v(3), sum(v.^2));
A = reshape(cos(1:900), 30, 30); A = A + A'; u = ones(30,1);
for k = 1:4
    u = A*u; u = u/norm(u);
end
fprintf('%.12g\n', abs(u(5)));
