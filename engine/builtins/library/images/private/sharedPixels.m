% SPDX-License-Identifier: Apache-2.0
function [both, a, b] = sharedPixels(who, A, B)
% Of each label of two segmentations: how many elements have it in both, in the first, in the second.
if ~isequal(size(A), size(B)), error(sprintf('images:%s:unequalSize', who), 'The images must have the same size.'); end
if ~strcmp(class(A), class(B)), error(sprintf('images:%s:unequalClass', who), 'The images must be of the same class.'); end
if islogical(A)
    labels = {true};
elseif iscategorical(A)
    labels = categories(A)';
elseif isnumeric(A) && isreal(A) && all(A(:) >= 0 & A(:) == fix(A(:))) && all(B(:) >= 0 & B(:) == fix(B(:)))
    labels = num2cell(1:double(max([A(:); B(:)])));
else
    error(sprintf('images:%s:invalidType', who), 'The images must be logical, categorical or labels.');
end
[both, a, b] = deal(zeros(numel(labels), 1));
for k = 1:numel(labels)
    x = A(:) == labels{k};
    y = B(:) == labels{k};
    [both(k), a(k), b(k)] = deal(nnz(x & y), nnz(x), nnz(y));
end
end
