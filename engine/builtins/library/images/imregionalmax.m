% SPDX-License-Identifier: Apache-2.0
function y = imregionalmax(x, conn)
% Where the connected pixels of one value have no greater neighbour.
% Example: y = imregionalmax([1 2 1 3 3 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = []; end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imregionalmax', 'I', 1);
[~, ~, ranks] = unique(x(:));
ranks = reshape(ranks, size(x));
y = ranks > imreconstruct(ranks - 1, ranks, conn);
end
