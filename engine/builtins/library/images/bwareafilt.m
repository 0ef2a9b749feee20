% SPDX-License-Identifier: Apache-2.0
function y = bwareafilt(bw, range, varargin)
% Keeps the components whose area is in [low high], or the n largest (or 'smallest'): bwareafilt(bw, range, conn), bwareafilt(bw, n, 'smallest', conn).
% Example: y = bwareafilt(logical([1 1 0 1]), 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(bw, {'logical'}, {'nonempty', '2d', 'nonsparse'}, 'bwareafilt', 'BW', 1);
validateattributes(range, {'numeric'}, {'real', 'nonnan', 'vector', 'nonsparse'}, 'bwareafilt', 'P', 2);
conn = 8;
largest = true;
for k = 1:numel(varargin)
    if isText(varargin{k})
        largest = strcmp(validatestring(varargin{k}, {'largest', 'smallest'}, 'bwareafilt', 'KEEP', k + 2), 'largest');
    else
        conn = varargin{k};
    end
end
[labels, n] = labelPadded('bwareafilt', bw, conn);
counts = accumarray(reshape(labels(labels > 0), [], 1), 1, [max(n, 1), 1]);
if isscalar(range)
    order = 'ascend';
    if largest, order = 'descend'; end
    [~, at] = sort(counts, order);
    keep = false(max(n, 1), 1);
    keep(at(1:min(range, end))) = true;
else
    keep = counts >= range(1) & counts <= range(2);
end
keep = [false; keep];
y = reshape(keep(labels + 1), size(bw));
end
