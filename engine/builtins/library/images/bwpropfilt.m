% SPDX-License-Identifier: Apache-2.0
function bw = bwpropfilt(bw, varargin)
% The objects of a mask whose property lies in a range, or the n largest by it: bwpropfilt(bw, property, [low high]), bwpropfilt(bw, property, n) with 'largest' or
% 'smallest' behind it; (bw, image, property, ...) for intensities. The last argument may be the connectivity (8). Properties are regionprops's numbers.
% Example: bw = bwpropfilt([1 1 0 1] > 0, 'Area', 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
values = {};
if isnumeric(args{1}), values = args(1); args(1) = []; end
property = char(args{1});
range = double(args{2});
args(1:2) = [];
last = 'largest';
conn = 8;
for k = 1:numel(args)
    if isText(args{k}), last = validatestring(args{k}, {'largest', 'smallest'}, 'bwpropfilt'); else, conn = args{k}; end
end
parts = bwconncomp(bw, conn);
bw = false(size(bw));
if parts.NumObjects == 0, return, end
found = regionprops(parts, values{:}, property);
names = fieldnames(found);
v = double([found.(names{1})]);
if numel(v) ~= parts.NumObjects, error('images:bwpropfilt:notScalar', 'The property must be a number.'); end
if isscalar(range)
    [~, order] = sort(v, sortOrder(last));
    chosen = order(1:min(range, end));
else
    chosen = find(v >= range(1) & v <= range(2));
end
bw(vertcat(parts.PixelIdxList{chosen})) = true;
end

function s = sortOrder(last)
if strcmp(last, 'largest'), s = 'descend'; else, s = 'ascend'; end
end
