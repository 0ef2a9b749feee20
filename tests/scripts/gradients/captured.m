%environment VITRINE_LAZY_MIN_ELEMENTS=2
% Gradients of captured arrays: the backward pass is made of captured operations, too. Rolled loops,
% broadcasting, products, indexing; figures against closed forms.
rng(3)
x = dlarray(rand(200, 3));
W = dlarray(rand(3, 4) - 0.5);
b = dlarray(zeros(1, 4));
[loss, gW, gb] = dlfeval(@network, W, b, x);
X = extractdata(x);
H = tanh(X * extractdata(W) + extractdata(b));
D = 2 * H / numel(H) .* (1 - H.^2);
fprintf('%d %d %d\n', max(abs(extractdata(gW) - X' * D), [], 'all') < 1e-15, max(abs(extractdata(gb) - sum(D))) < 1e-15, ...
    abs(extractdata(loss) - mean(H.^2, 'all')) < 1e-15)

% a loop of element-wise steps, which is one kernel without gradients
n = 500;
u = linspace(0.1, 2, n);
[y, g] = dlfeval(@iterated, dlarray(u));
v = u;
d = ones(1, n);
for k = 1:40
    d = d .* (1 - 0.05 * cos(v) + 0.001 * k * v);
    v = v - 0.05 * sin(v) + 0.0005 * k * v.^2;
end
fprintf('%d %d\n', abs(extractdata(y) - sum(v)) < 1e-12 * sum(abs(v)), max(abs(extractdata(g) - d) ./ abs(d)) < 1e-13)

[~, g] = dlfeval(@stored, dlarray(u));
fprintf('%d\n', max(abs(extractdata(g) - (u > 1) .* 30 .* 2 .* u)) < 1e-12)
[~, g] = dlfeval(@scattered, dlarray(u));
fprintf('%.10g ', extractdata(g(1:6))), fprintf('\n')

function [loss, gW, gb] = network(W, b, x)
    loss = mean(tanh(x * W + b).^2, 'all');
    [gW, gb] = dlgradient(loss, W, b);
end
function [y, g] = iterated(v)
    x = v;
    for k = 1:40
        v = v - 0.05 * sin(v) + 0.0005 * k * v.^2;
    end
    y = sum(v);
    g = dlgradient(y, x);
end
function [y, g] = stored(x)
    m = dlarray(zeros(30, numel(x)));
    for k = 1:30
        m(k, :) = max(x, 1).^2;
    end
    y = sum(m, 'all');
    g = dlgradient(y, x);
end
function [y, g] = scattered(x)
    index = [1 1 2 3 3 3];
    y = sum(x(index) .* (1:6)) + sum(x(end:-1:1) .* x);
    g = dlgradient(y, x);
end
