% SPDX-License-Identifier: Apache-2.0
function B = labeloverlay(A, L, varargin)
% The image (uint8, colour) with labelled regions, or those of a mask, tinted. Options: Colormap ('jet' or rows [r g b], one a label), Transparency (0.5: 0
% hides the image), IncludedLabels (all).
% Example: B = labeloverlay(uint8([10 20 30]), [0 1 2]);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if iscategorical(L), L = double(L); L(isnan(L)) = 0; end
L = double(L);
if ~isequal([size(A, 1) size(A, 2)], size(L))
    error('images:labeloverlay:sizeMismatch', 'The labels must have the size of the image.');
end
o = struct('Colormap', 'jet', 'Transparency', 0.5, 'IncludedLabels', []);
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'labeloverlay')) = varargin{k + 1}; end
count = max([L(:); 1]);
map = o.Colormap;
if isText(map)
    word = char(map);
    map = feval(word, count);
end
if size(map, 1) < count, error('images:labeloverlay:colormapTooSmall', 'The colormap must have a row for each label.'); end
if ~isempty(o.IncludedLabels), L(~ismember(L, o.IncludedLabels)) = 0; end
A = im2uint8(A);
if size(A, 3) == 1, A = repmat(A, [1 1 3]); end
B = A;
tinted = L > 0;
for k = 1:3
    p = double(A(:, :, k));
    colour = 255*map(max(L, 1), k);
    mixed = o.Transparency*p + (1 - o.Transparency)*reshape(colour, size(L));
    p(tinted) = mixed(tinted);
    B(:, :, k) = uint8(round(p));
end
end
