%% Matrix products and epilogues
% A layer of a network: a product, a bias, a curve. What follows the product is done before it is stored.

rng(4)
X = rand(256, 300, 'single');
W = rand(300, 200, 'single') - 0.5;
b = rand(1, 200, 'single');

Y = tanh(X * W + b);                      % one group: product, plus, tanh
fprintf('layer: %s, mean %.6f\n', mat2str(size(Y)), mean(Y(:)));

%% Transposed operands and symmetric products
G = W' * W;                               % no transposed copy, half of the tiles
fprintf('symmetric: %d\n', isequal(G, G'));
d = diag(X * X');                         % the diagonal alone is computed
fprintf('diagonal %.4f\n', sum(d));
