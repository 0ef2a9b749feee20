% SPDX-License-Identifier: Apache-2.0
% tensorprod by its definition.
A = reshape(1:24, 2, 3, 4); B = reshape(1:12, 4, 3);
C = tensorprod(A, B, [3 2], [1 2])
disp(squeeze(sum(sum(A.*permute(reshape(B, 4, 3), [3 2 1]), 2), 3))')
size(tensorprod(A, B)), size(tensorprod(A, B, 3, 1)), size(tensorprod(A, ones(2, 5), 1))
disp(isequal(tensorprod([1 2; 3 4], [5; 6], 2, 1), [1 2; 3 4]*[5; 6]))
tensorprod([1 2 3], [4 5 6], 'all')
size(tensorprod(ones(2, 3), ones(4, 1), NumDimensionsA=4))
class(tensorprod(single([1 2]), [1 2], 2))
tries = {@() tensorprod(1), @() tensorprod(int8(1), 2), @() tensorprod(A, B, 1), @() tensorprod(A, B, [1 1], [1 2]), @() tensorprod(A, B, [1 2], 1), @() tensorprod(A, B, 'some'), @() tensorprod(A, B, 1.5)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s | %s\n', e.identifier, e.message); end
end
