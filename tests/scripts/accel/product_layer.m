% A layer tanh(A*B + b) is one dispatch: neither the product nor its sum with b has memory.
rng(3);
A = rand(200, 30) - 0.5; B = rand(30, 150) - 0.5; b = rand(200, 1);
y = tanh(A * B + b);
fprintf('%d %d %.15g\n', size(y), y(200, 150));
