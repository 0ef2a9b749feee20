% Reductions across rows with few columns: on a device a workgroup takes several columns together.
%environment VITRINE_FAST_BODIES=1
A = reshape(mod((1:30000)*7919, 1009), 100, 300) / 1009;
S = single(A);
S(7, :) = -S(7, :);
S(11, 5) = NaN;
fprintf('%.17g ', sum(A(1:3, :), 2)); fprintf('\n');
fprintf('%.9g ', sum(S(5:12, :), 2)); fprintf('\n');
fprintf('%.17g ', sum(sin(A) ./ (A + 1), 2)); fprintf('\n');
fprintf('%.9g ', max(S, [], 2)); fprintf('\n');
fprintf('%.9g ', min(S(:, 1:65), [], 2)); fprintf('\n');
fprintf('%.17g ', prod(1 + (A - 0.5)/64, 2)); fprintf('\n');
fprintf('%d', any(A > 0.999, 2)); fprintf('\n');
fprintf('%d', all(A < 0.998, 2)); fprintf('\n');
fprintf('%d ', sum(int32(100*A), 2)); fprintf('\n');
% Two results, values that are kept, a mean that each element meets, pages.
B = A .* A;
fprintf('%.17g ', mean(B, 2), std(B, 0, 2), B(:, 9)); fprintf('\n');
P = reshape(A, 10, 100, 30);
fprintf('%.17g ', sum(P - mean(P, 2), 2)); fprintf('\n');
% Several chunks of 256, the last one short.
L = reshape(mod((1:7*5000)*104729, 8191), 7, 5000);
fprintf('%.17g ', sum(sqrt(L), 2), sum(single(L) / 3, 2)); fprintf('\n');
% Many columns and chunks of their own: 32 columns a workgroup.
W = reshape(mod((1:20000*70)*31, 4093), 20000, 70) / 4093;
fprintf('%.17g ', sum(sum(W, 2)), sum(max(single(W), [], 2)), sum(W(1:17:end, 1:64), 2).'*ones(1177, 1)); fprintf('\n');
