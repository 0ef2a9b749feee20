% SPDX-License-Identifier: Apache-2.0
function z = imlincomb(varargin)
% Linear combination of images in double, imlincomb(k1, a1, k2, a2, …, k, class): rounded once, in the class of a1 or in the one named.
% Example: z = imlincomb(0.5, uint8([3 200]), 0.5, uint8([4 100]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
kind = class(args{2});
if strcmp(kind, 'logical'), kind = 'double'; end
if isText(args{end})
    kind = char(args{end});
    args(end) = [];
end
z = 0;
for k = 1:2:numel(args) - 1
    validateattributes(args{k}, {'double'}, {'real', 'scalar', 'nonsparse'}, 'imlincomb', 'K', k);
    if k > 1 && (~isequal(size(args{k + 1}), size(args{2})) || ~strcmp(class(args{k + 1}), class(args{2})))
        error('images:imlincomb:mismatchedArrays', 'The images must have the same size and class.');
    end
    z = z + args{k}*double(args{k + 1});
end
if mod(numel(args), 2), z = z + args{end}; end
z = cast(z, kind);
end
