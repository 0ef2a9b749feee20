% SPDX-License-Identifier: Apache-2.0
function tf = isprotected(c)
% True for categorical arrays to which assignments add no category.
% Example: isprotected(categorical({'a'}, 'Protected', true))
mustBeCategorical('isprotected', c);
tf = objectState(c).protected;
end
