% SPDX-License-Identifier: Apache-2.0
% Makes the seeds of fuzz_mat: vitrine-cli tests/fuzz/mat_seeds.m writes to tests/fuzz/corpus/mat.
folder = fullfile(fileparts(mfilename('fullpath')), 'corpus', 'mat');
if ~exist(folder, 'dir'), mkdir(folder); end
numbers = struct('x', [1 2; 3 4], 'z', [1+2i 3], 'e', zeros(0, 3), 'b', int8([1 -2]), 'w', uint64(7), 'f', single(0.5));
texts = struct('t', 'text', 'u', ['ab'; 'cd'], 'l', [true false], 'n', '');
nested = struct('c', {{1, 'two', {3, []}}}, 's', struct('a', {1, 'x'}, 'b', {[], {2}}), 'o', struct());
entries = struct('s', sparse([1 0 2; 0 0 3]), 'z', sparse([0 1i]), 'l', sparse([true false; false true]), 'n', sparse(3, 4));
for version = {'v6', 'v7', 'v7.3'}
    for part = {'numbers', 'texts', 'nested', 'entries'}
        s = eval(part{1});
        save(fullfile(folder, [part{1} '_' strrep(version{1}, '.', '') '.mat']), '-struct', 's', ['-' version{1}]);
    end
end
