% SPDX-License-Identifier: Apache-2.0
function y = colfilt(x, block, varargin)
% Blocks of an image as columns for a function: colfilt(x, [m n], 'sliding', f) takes one value of each neighbourhood, 'distinct' as many
% as it was given.
% Example: y = colfilt(magic(4), [3 3], 'sliding', @max)
args = varargin;
if ~isempty(args) && isnumeric(args{1}), args(1) = []; end
if numel(args) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
kind = validatestring(args{1}, {'sliding', 'distinct'}, 'colfilt');
f = args{2};
rest = args(3:end);
m = block(1); n = block(2);
if strcmp(kind, 'sliding')
    top = floor((m - 1)/2); left = floor((n - 1)/2);
    p = zeros(size(x, 1) + m - 1, size(x, 2) + n - 1, 'like', x);
    p(top + (1:size(x, 1)), left + (1:size(x, 2))) = x;
    y = reshape(feval(f, im2col(p, [m n], 'sliding'), rest{:}), size(x));
else
    s = ceil(size(x)./block).*block;
    p = zeros(s, 'like', x);
    p(1:size(x, 1), 1:size(x, 2)) = x;
    y = col2im(feval(f, im2col(p, block, 'distinct'), rest{:}), block, s, 'distinct');
    y = y(1:size(x, 1), 1:size(x, 2));
end
end
