% SPDX-License-Identifier: Apache-2.0
function S = qtdecomp(A, t, limits, varargin)
% Blocks of an image that are alike within, made by quartering: a sparse matrix with the size of each block at its upper left corner. qtdecomp(A, t) splits a block
% whose largest and least values differ by more than t (of the class's range for integers), qtdecomp(A, t, [least most]) or (A, t, least) with sizes of blocks,
% qtdecomp(A, f) where f(blocks) of an m-by-m-by-k array is true. The sides must be the least size times a power of 2.
% Example: S = full(qtdecomp([1 1 1 1; 1 1 1 1; 1 1 2 2; 1 1 2 3], 0))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(t), t = 0; end
own = isa(t, 'function_handle');
extra = {};
[least, most] = deal(1, Inf);
if own && nargin > 2, extra = [{limits}, varargin]; elseif nargin > 2
    least = limits(1);
    if numel(limits) > 1, most = limits(2); end
end
if ~own && isinteger(A), t = round(t*double(intmax(class(A)))); end
side = size(A, 1);
if size(A, 2) ~= side || (log2(side/least) ~= fix(log2(side/least)))
    error('images:qtdecomp:invalidSize', 'The image must be square, with a side of the least size times a power of 2.');
end
S = sparse(side, side);
corners = [1 1];
while ~isempty(corners)
    k = size(corners, 1);
    blocks = zeros(side, side, k, class(A));
    for j = 1:k, blocks(:, :, j) = A(corners(j, 1) + (0:side - 1), corners(j, 2) + (0:side - 1)); end
    if side <= least, split = false(k, 1);
    elseif side > most, split = true(k, 1);
    elseif own, split = logical(reshape(t(blocks, extra{:}), k, 1));
    else
        flat = double(reshape(blocks, [], k));
        split = (max(flat, [], 1) - min(flat, [], 1) > double(t))';
    end
    done = corners(~split, :);
    S = S + sparse(done(:, 1), done(:, 2), side, size(A, 1), size(A, 2));
    corners = corners(split, :);
    side = side/2;
    corners = [corners; corners + [side 0]; corners + [0 side]; corners + [side side]];
    if side < least, break, end
end
end
