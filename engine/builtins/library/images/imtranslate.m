% SPDX-License-Identifier: Apache-2.0
function y = imtranslate(x, offset, varargin)
% An image moved by [right down] pixels: imtranslate(x, [tx ty], method) with 'linear' (the default), 'nearest' or 'cubic'; options
% OutputView ('same' or 'full') and FillValues (0).
% Example: y = imtranslate(magic(3), [1 0])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {'nonsparse', 'nonempty'}, 'imtranslate', 'A', 1);
validateattributes(offset, {'numeric'}, {'real', 'finite', 'vector'}, 'imtranslate', 'TRANSLATION', 2);
if numel(offset) ~= 2, error('images:imtranslate:invalidTranslationVector', 'TRANSLATION must have two elements for a 2-D image.'); end
method = 'bilinear';
args = varargin;
if mod(numel(args), 2) == 1
    method = sampleMethod(args{1}, 'imtranslate', 3);
    args(1) = [];
end
full = false;
fill = 0;
for k = 1:2:numel(args)
    word = validatestring(args{k}, {'OutputView', 'FillValues', 'Method'}, 'imtranslate');
    switch word
        case 'OutputView', full = strcmp(validatestring(args{k + 1}, {'same', 'full'}, 'imtranslate', 'OutputView'), 'full');
        case 'FillValues', fill = args{k + 1};
        otherwise, method = sampleMethod(args{k + 1}, 'imtranslate', k + 1);
    end
end
offset = double(offset);
m = size(x, 1);
n = size(x, 2);
first = [1, 1];
last = [m, n];
if full
    first = first + min(0, floor([offset(2), offset(1)]));
    last = last + max(0, ceil([offset(2), offset(1)]));
end
if all(offset == round(offset)), method = 'nearest'; end
[r, c] = ndgrid((first(1):last(1)) - offset(2), (first(2):last(2)) - offset(1));
y = sampleImage(x, r, c, method, fill);
end
