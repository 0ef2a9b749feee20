% What cannot be removed.
m = magic(3); x = 1:3;
t = {'m(1, 2) = [];', 'x(7) = [];', 'x(0) = [];', 'x(1.5) = [];', 'm(:, 4) = [];', 'u(1) = [];', 'm(1, 1, 1) = [];', 'x{1} = [];'};
for k = 1:numel(t)
    try, eval(t{k}); fprintf('%s runs\n', t{k}); catch e, fprintf('%s %s\n', t{k}, e.message); end
end
