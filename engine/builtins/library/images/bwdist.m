% SPDX-License-Identifier: Apache-2.0
function [d, at] = bwdist(bw, method)
% Distance of each pixel to the nearest one that is not 0, in single, and that one's linear index: 'euclidean' (the default),
% 'cityblock', 'chessboard' or 'quasi-euclidean'.
% Example: d = bwdist([0 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, method = 'euclidean'; end
validateattributes(bw, {'logical', 'numeric'}, {'nonsparse', 'real'}, 'bwdist', 'BW', 1);
method = validatestring(method, {'euclidean', 'cityblock', 'chessboard', 'quasi-euclidean'}, 'bwdist', 'METHOD', 2);
bw = bw ~= 0;
if isempty(bw)
    d = zeros(size(bw), 'single');
    at = zeros(size(bw), 'uint32');
    return
end
if strcmp(method, 'euclidean')
    [d, at] = squaredDistances(bw);
    d = sqrt(single(d));
else
    dims = ndims(bw);
    padded = padarray(bw, ones(1, dims), false);
    inside = padarray(true(size(bw)), ones(1, dims), false);
    offsets = neighbourOffsets('bwdist', [], size(padded));
    mask = cell(1, dims);
    [mask{:}] = ind2sub(3*ones(1, dims), (1:3^dims)');
    steps = sum(abs([mask{:}] - 2), 2);
    steps = steps(steps > 0);
    switch method
        case 'chessboard', weights = min(steps, 1);
        case 'cityblock', weights = steps;
        otherwise, weights = sqrt(min(steps, 2)) + 0*steps;
    end
    [d, from] = chamferDistances(padded, offsets, weights, inside);
    d = single(unpad(d, dims));
    places = zeros(size(padded));
    places(inside) = 1:numel(bw);
    from = unpad(from, dims);
    at = zeros(size(bw));
    at(from > 0) = places(from(from > 0));
end
at = uint32(at);
end
