% SPDX-License-Identifier: Apache-2.0
% Convolutional codes and their way back, channels, quantizers.
t = poly2trellis(3, [6 7]);
disp([t.nextStates t.outputs])
disp([t.numInputSymbols t.numOutputSymbols t.numStates])
fprintf('%d', convenc([1 0 1 1 0 0], t)); fprintf('\n');
[~, s] = convenc([1; 1; 0], t); fprintf('%d\n', s);
m = [1 0 1 1 0 0 1 1 1 0 1 0 0 0];
c = convenc(m, t);
bad = c; bad([3 14]) = 1 - bad([3 14]);
fprintf('%d ', isequal(vitdec(bad, t, 8, 'term', 'hard'), m), isequal(vitdec(bad', t, 8, 'trunc', 'hard')', m), isequal(vitdec(1 - 2*c, t, 8, 'trunc', 'unquant'), m), isequal(vitdec(7*c, t, 8, 'term', 'soft', 3), m));
d = vitdec(c, t, 5, 'cont', 'hard');
fprintf('%d\n', isequal(d, [zeros(1, 5) m(1:end - 5)]));
w = poly2trellis([5 4], [23 35 0; 0 5 13]);
x = mod(floor((1:24)*pi), 2);
x(end - 9:end) = 0;
fprintf('%d %d %d\n', w.numStates, w.numOutputSymbols, isequal(vitdec(convenc(x, w), w, 10, 'term', 'hard'), x));
r = poly2trellis(3, [7 5], 7);
z = convenc([1 0 0 0 0 0], r);
fprintf('%d', z); fprintf('\n');
p = convenc([m 0 0], t, [1 1 1 0]);
fprintf('%d %d\n', numel(p), isequal(vitdec(p, t, 8, 'term', 'hard', [1 1 1 0]), [m 0 0]));
rng(1);
x = randsrc(50, 40, [0 1; 0.3 0.7]);
fprintf('%d %d ', abs(mean(x(:)) - 0.7) < 0.05, all(ismember(randsrc(3, 4), [-1 1]), 'all'));
[y, e] = bsc(zeros(100), 0.1);
fprintf('%d %d\n', isequal(y, e), abs(mean(y(:)) - 0.1) < 0.03);
[i, q, distortion] = quantiz([0.2 1 1.4; 2.9 -1 2], [1 2], [0.5 1.5 2.5]);
disp(i), disp(q), fprintf('%.4f\n', distortion);
[p, c, d] = lloyds([0 0.1 0.9 1], 2);
fprintf('%.4f ', p, c, d); fprintf('\n');
[p, c] = lloyds(0:0.25:4, [0 1 4]);
fprintf('%.4f ', p, c); fprintf('\n');
tries = {@() poly2trellis(3, [6 8]), @() poly2trellis(3, 17), @() convenc([1 2], t), @() vitdec([0 1 1], t, 3, 'term', 'hard'), @() vitdec([0 1], t, 3, 'x', 'hard'), @() bsc(2, 0.1), @() quantiz(1, [2 1]), @() quantiz(1, 1, 1)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s\n', e.identifier); end
end
