% SPDX-License-Identifier: Apache-2.0
function C = imfuse(A, B, varargin)
% One image of two: method 'falsecolor' (the default; what is alike is grey), 'blend', 'diff', 'checkerboard' or 'montage'; the smaller one is filled with
% zeros below and on the right. Options: Scaling ('independent', 'joint' or 'none') and ColorChannels ('green-magenta', 'red-cyan', or three of 0, 1 and
% 2: which image gives red, green and blue). The class is uint8.
% Example: C = imfuse([0 1], [1 1]);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
method = 'falsecolor';
if mod(numel(args), 2) == 1
    method = validatestring(args{1}, {'falsecolor', 'blend', 'diff', 'checkerboard', 'montage'}, 'imfuse', 'METHOD', 3);
    args(1) = [];
end
o = struct('Scaling', 'independent', 'ColorChannels', 'green-magenta');
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'imfuse')) = args{k + 1}; end
scaling = validatestring(o.Scaling, {'none', 'joint', 'independent'}, 'imfuse', 'Scaling');
A = im2double(A);
B = im2double(B);
if any(strcmp(method, {'falsecolor', 'diff'}))
    if size(A, 3) == 3, A = rgb2gray(A); end
    if size(B, 3) == 3, B = rgb2gray(B); end
end
if size(A, 3) ~= size(B, 3)
    if size(A, 3) == 1, A = repmat(A, [1 1 3]); else, B = repmat(B, [1 1 3]); end
end
rows = max(size(A, 1), size(B, 1));
columns = max(size(A, 2), size(B, 2));
[inA, inB] = deal(false(rows, columns));
inA(1:size(A, 1), 1:size(A, 2)) = true;
inB(1:size(B, 1), 1:size(B, 2)) = true;
switch scaling
    case 'independent', A = scaled(A, min(A(:)), max(A(:))); B = scaled(B, min(B(:)), max(B(:)));
    case 'joint'
        low = min([A(:); B(:)]);
        high = max([A(:); B(:)]);
        [A, B] = deal(scaled(A, low, high), scaled(B, low, high));
end
A = filled(A, rows, columns);
B = filled(B, rows, columns);
switch method
    case 'falsecolor'
        which = o.ColorChannels;
        if isText(which)
            if strcmp(validatestring(which, {'green-magenta', 'red-cyan'}, 'imfuse', 'ColorChannels'), 'red-cyan'), which = [1 2 2]; else, which = [2 1 2]; end
        end
        if numel(which) ~= 3 || ~all(ismember(which, 0:2)) || ~all(ismember([1 2], which))
            error('images:imfuse:invalidColorChannels', 'ColorChannels must name both images, by 1 and 2.');
        end
        parts = {zeros(rows, columns), A, B};
        C = cat(3, parts{which + 1});
    case 'blend'
        both = inA & inB;
        C = A + B;
        C = C.*(1 - both/2);
    case 'diff'
        C = abs(A - B);
        if ~strcmp(scaling, 'none'), C = scaled(C, min(C(:)), max(C(:))); end
    case 'checkerboard'
        size_ = max(1, floor(min(rows, columns)/8));
        [x, y] = meshgrid(0:columns - 1, 0:rows - 1);
        odd_ = mod(floor(x/size_) + floor(y/size_), 2) == 1;
        C = A.*~odd_ + B.*odd_;
    otherwise, C = [A, B];
end
C = im2uint8(C);
end

function x = scaled(x, low, high)
if high > low, x = (x - low)/(high - low); end
end

function y = filled(x, rows, columns)
y = zeros(rows, columns, size(x, 3));
y(1:size(x, 1), 1:size(x, 2), :) = x;
end
