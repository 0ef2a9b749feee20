% SPDX-License-Identifier: Apache-2.0
% What no machine has room for is refused before anything is made.
tries = {@() histcounts(rand(1, 10), 1e13), @() histcounts(rand(1, 10), 'NumBins', 1e15), @() histcounts2(1:3, 1:3, 1e12), ...
    @() linspace(0, 1, 1e18), @() logspace(0, 1, 1e13), @() repmat(1, 1e9, 1e9), @() repmat([1 2], 1e9, 1e9), @() repmat({1}, 1e7, 1e7), ...
    @() repelem(1, 1e14), @() repelem([1 2], [1 1e14]), @() blanks(1e14), @() primes(1e12), @() perms(1:20), @() nchoosek(1:60, 30), ...
    @() hadamard(2^40), @() magic(1e8), @() hilb(1e8)};
for k = 1:numel(tries)
    try
        tries{k}();
        fprintf('%d: no error\n', k);
    catch e
        fprintf('%d: %s\n', k, e.identifier);
    end
end

% Bins of a width are 65536 at most, and outliers make no more of them.
[n, edges] = histcounts([0 1 1e6], 'BinWidth', 0.001);
fprintf('%d %d %g %g\n', numel(n), sum(n), edges(1), edges(end));
[n, edges] = histcounts([0 7 1e6], 'BinMethod', 'integers');
fprintf('%d %d %g\n', numel(n), sum(n), edges(2) - edges(1));
[n, edges] = histcounts([1 2 3.5], 'BinMethod', 'integers');
fprintf('%d ', n); fprintf('%g ', edges); fprintf('\n');
n = histcounts([linspace(0, 1, 1000) 1e12], 'BinMethod', 'fd');
fprintf('%d %d\n', numel(n) < 200, sum(n));
fprintf('%d%d%d ', nchoosek(1:5, 3)'); fprintf('\n');
fprintf('%d%d%d ', perms([1 2 3])'); fprintf('\n');
fprintf('%d ', size(nchoosek(1:3, 0)), size(perms([]))); fprintf('\n');
disp(nchoosek('abc', 2))
