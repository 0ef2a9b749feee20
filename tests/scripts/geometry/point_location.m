% Nearest points and simplices with their barycentric coordinates; a point on a common side is in the first.
P = [0 0; 1 0; 1 1; 0 1]; T = [1 2 3; 1 3 4]; Q = [0.9 0.2; 0.1 0.8; 0.5 0.5; 2 2; 0 0];
[t, w] = tsearchn(P, T, Q); disp(t'), disp(norm(w(1, :)*P(T(1, :), :) - Q(1, :)) < 1e-14), disp(norm(w(2, :)*P(T(2, :), :) - Q(2, :)) < 1e-14), disp(w(4, :)), disp(norm(sum(w([1 2 3 5], :), 2) - 1) < 1e-14)
disp(tsearch(P(:, 1), P(:, 2), T, [0.9 0.1; 2 0.5], [0.2 0.8; 2 0.1])), [k, d] = dsearchn(P, Q); disp(k'), disp(d'), [k, d] = dsearchn(P, T, Q, -1); disp(k'), disp(d(4))
S = [0 0 0; 1 0 0; 0 1 0; 0 0 1]; [t, w] = tsearchn(S, [1 2 3 4], [0.1 0.2 0.3; 1 1 1]); disp(t'), disp(norm(w(1, :) - [0.4 0.1 0.2 0.3]) < 1e-15), disp(dsearchn([1; 5; 9], [2; 8])'), disp(size(dsearchn(P, zeros(0, 2)))), disp(tsearchn([0; 1; 3], [1 2; 2 3], [0.5; 2; 4])')
tries = {@() dsearchn(1), @() dsearchn(P, [1 2 3]), @() dsearchn(zeros(0, 2), [1 2]), @() tsearchn(P, T), @() tsearchn(P, [1 2], Q), @() tsearchn(P, [1 2 9], Q), @() tsearch(1, 1, 1), @() tsearch([0 1 0], [0 0], T, 1, 1)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
% Many points: each lies in the first simplex whose weights there are no less than nought, in any dimension.
rng(3);
for d = 2:3
    P = rand(40, d); T = delaunayn(P); Q = rand(500, d)*1.2 - 0.1;
    Q(1:40, :) = P; Q(41, 1) = NaN;
    [t, w] = tsearchn(P, T, Q);
    first = NaN(500, 1);
    for k = size(T, 1):-1:1
        b = [P(T(k, :), :), ones(d + 1, 1)]'\[Q, ones(500, 1)]';
        first(all(b >= -1e-12, 1)) = k;
    end
    in = find(~isnan(t));
    back = zeros(numel(in), d);
    for k = 1:d + 1, back = back + w(in, k).*P(T(t(in), k), :); end
    fprintf('%d %d %d %d\n', isequaln(t, first), max(abs(back - Q(in, :)), [], 'all') < 1e-12, all(abs(sum(w(in, :), 2) - 1) < 1e-12), all(~isnan(t(1:40))))
end
