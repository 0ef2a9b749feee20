% SPDX-License-Identifier: Apache-2.0
% Huffman codes, those of the documentation among them.
[d, n] = huffmandict(1:5, [0.3 0.3 0.2 0.1 0.1]);
for k = 1:5, fprintf('%d:%s ', d{k, 1}, char('0' + d{k, 2})); end, fprintf('%.2f\n', n);
[d, n] = huffmandict({'a', 'b', 'c', 'd'}, [0.5 0.25 0.125 0.125]);
for k = 1:4, fprintf('%s:%s ', d{k, 1}, char('0' + d{k, 2})); end, fprintf('%.2f\n', n);
c = huffmanenco({'a', 'c', 'b'}, d);
s = huffmandeco(c, d);
fprintf('%d', c); fprintf(' %s\n', [s{:}]);
p = [0.4 0.2 0.2 0.1 0.1];
[x, n] = huffmandict(1:5, p, 2, 'max'); [y, m] = huffmandict(1:5, p, 2, 'min');
fprintf('%d ', cellfun(@numel, x(:, 2)), cellfun(@numel, y(:, 2))); fprintf('%.1f %.1f\n', n, m);
[t, n] = huffmandict(1:6, [0.3 0.2 0.2 0.1 0.1 0.1], 3);
fprintf('%d ', cellfun(@numel, t(:, 2))); fprintf('%.2f\n', n);
v = [1; 5; 3; 3; 2; 4];
fprintf('%d\n', isequal(huffmandeco(huffmanenco(v, y), y), v));
tries = {@() huffmandict(1:2, [0.5 0.6]), @() huffmandict(1:2, 1), @() huffmanenco(9, x), @() huffmandeco(1, {1 [1 0]; 2 [1 1]}), @() huffmanenco(1, 3)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s\n', e.identifier); end
end
